import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let other: TestAcademy;
let authorId: string;
let courseId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  other = await createTestAcademy({ beside: academy });
  authorId = await insertUser(academy.database, { name: 'Rina Das', bio: 'For myself.', role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId, instructor: 'Rina Das' });
  call = await signInLearner(academy, authorId);
});
afterAll(async () => {
  await other.close();
  await academy.close();
});

const settings = {
  displayName: 'Rina of the Loom',
  bio: 'Weaves since 1998.',
  paymentMethod: 'bank',
  accountEmail: 'money@example.com',
  notifications: { enrollments: false, completions: true, questions: false, news: true },
};
const save = (form: object) => call('PUT', '/api/creator/settings', form);
const creatorOf = async (node: TestAcademy) =>
  ((await node.get(`/api/courses/${courseId}`)).body as { creator?: object }).creator;

it('begins with what the account has, and shows nobody anything of it', async () => {
  expect((await call('GET', '/api/creator/settings')).body).toMatchObject({
    displayName: 'Rina Das',
    bio: 'For myself.',
    paymentMethod: 'paypal',
    accountEmail: null,
    notifications: { enrollments: true, completions: true, questions: true, news: false },
  });
  expect(await creatorOf(academy)).toBeUndefined();
});

it('is kept, and the bio is told with one course, in every process at once', async () => {
  expect(await creatorOf(other)).toBeUndefined();
  const { status, body } = await save(settings);
  expect(status).toBe(200);
  expect(body).toEqual({ ...settings, email: `${authorId}@example.com` });
  expect((await call('GET', '/api/creator/settings')).body).toEqual(body);
  const told = { name: settings.displayName, bio: settings.bio };
  expect(await creatorOf(academy)).toEqual(told);
  await vi.waitFor(async () => expect(await creatorOf(other)).toEqual(told), { timeout: 20_000 });
  // Payment and notifications are nobody else's business, and a list has no room for a bio.
  expect(JSON.stringify((await academy.get(`/api/courses/${courseId}`)).body)).not.toContain('money@');
  expect(JSON.stringify((await academy.get('/api/courses')).body)).not.toContain(settings.bio);
});

it('names the courses that are written from now on, and leaves the others alone', async () => {
  expect((await call('GET', '/api/auth/me')).body.user.displayName).toBe(settings.displayName);
  const course = { title: 'Weaving', description: 'From the warp to the weft', category: 'Design' };
  const { body } = await call('POST', '/api/courses', {
    ...{ ...course, language: 'Bengali', difficulty: 'beginner' },
  });
  expect((await call('GET', `/api/courses/${body.id}`)).body.instructor).toBe(settings.displayName);
  expect((await call('GET', `/api/courses/${courseId}`)).body.instructor).toBe('Rina Das');
});

it('can take the bio away again, and the profile keeps its own', async () => {
  expect((await save({ ...settings, bio: '  ', accountEmail: '' })).body).toMatchObject({
    ...{ bio: null, accountEmail: null },
  });
  expect(await creatorOf(academy)).toBeUndefined();
  expect((await call('GET', '/api/users/profile')).body).toMatchObject({
    ...{ name: 'Rina Das', bio: 'For myself.' },
  });
});

it.each([
  { displayName: ' ' },
  { displayName: 'a'.repeat(201) },
  { bio: 'a'.repeat(2001) },
  { paymentMethod: 'cash' },
  { accountEmail: 'nobody' },
  { accountEmail: `${'a'.repeat(250)}@example.com` },
  { notifications: { enrollments: true } },
  { notifications: { ...settings.notifications, enrollments: 'yes' } },
])('refuses %j', async (wrong) => {
  const before = (await call('GET', '/api/creator/settings')).body;
  expect((await save({ ...settings, ...wrong })).status).toBe(400);
  expect((await call('GET', '/api/creator/settings')).body).toEqual(before);
});
