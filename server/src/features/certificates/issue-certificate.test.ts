import { certificates, signingKeys } from '@academy/platform/database/schema/certificates.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { finishCourse, issueCertificate } from '../../testing/finished-course.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let [authorId, userId, courseId] = ['', '', ''];
let call: Awaited<ReturnType<typeof signInLearner>>;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  const { database } = academy;
  authorId = await insertUser(database, { role: 'creator' });
  userId = await insertUser(database, { name: 'Anika' });
  courseId = await insertCourse(database, { authorId, title: 'Weaving', category: 'Design' });
  await insertCurriculum(database, courseId, { One: ['a', 'b'] });
  call = await signInLearner(academy, userId);
});

const address = () => `/api/courses/${courseId}/certificate`;
const issue = (name = 'Anika Rahman') => call('POST', address(), { name });
const finish = () => finishCourse(academy, { userId, courseId });

describe('a certificate', () => {
  it('is issued once, with the name as confirmed, to who has opened every lesson', async () => {
    await finish();
    expect((await call('GET', address())).body).toMatchObject({
      ...{ certificate: null, canIssue: true, completedLessons: 2, totalLessons: 2, suggestedName: 'Anika' },
    });
    expect((await call('GET', '/api/certificates')).body.earned).toMatchObject([
      { courseId, canIssue: true },
    ]);
    const first = await issue(' Anika\n Rahman ');
    expect(first).toMatchObject({
      status: 201,
      body: {
        ...{ name: 'Anika  Rahman', courseId, courseTitle: 'Weaving', creator: 'Anika Rahman', hue: 'rose' },
        ...{ criterion: { lessons: 2, passMark: null, score: null }, revocation: null },
      },
    });
    expect(await issue('Somebody Else')).toEqual({ status: 200, body: first.body });
    expect((await call('GET', address())).body).toMatchObject({ certificate: first.body, canIssue: false });
    expect((await call('GET', '/api/certificates')).body).toMatchObject({
      certificates: [first.body],
      earned: [],
    });
  });

  it('is not issued before, and says what is missing', async () => {
    await call('POST', `/api/enrollments/courses/${courseId}`);
    expect(await issue()).toMatchObject({
      status: 409,
      body: { code: 'certificate_lessons_missing', facts: { completed: 0, total: 2 } },
    });
    const empty = await insertCourse(academy.database, { authorId });
    await call('POST', `/api/enrollments/courses/${empty}`);
    expect((await call('POST', `/api/courses/${empty}/certificate`, { name: 'A' })).status).toBe(409);
  });

  it('is none of the author’s, who may be enrolled in the own course', async () => {
    await finishCourse(academy, { userId: authorId, courseId });
    const author = await signInLearner(academy, authorId);
    expect(await author('POST', address(), { name: 'Me' })).toMatchObject({
      ...{ status: 403, body: { code: 'certificate_own_course' } },
    });
    expect((await author('GET', '/api/certificates')).body.earned).toEqual([]);
  });

  it('is one, with one key and one event, however many ask at once at two nodes', async () => {
    const own = await createTestAcademy();
    const beside = await createTestAcademy({ beside: own });
    const person = await insertUser(own.database);
    const course = await insertCourse(own.database);
    await insertCurriculum(own.database, course, { One: ['a'] });
    await finishCourse(own, { userId: person, courseId: course });
    const nodes = await Promise.all([signInLearner(own, person), signInLearner(beside, person)]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        nodes[index % 2]?.('POST', `/api/courses/${course}/certificate`, { name: `Name ${index}` }),
      ),
    );
    expect(new Set(answers.map((answer) => answer?.body.id)).size).toBe(1);
    expect(answers.map((answer) => answer?.status).toSorted()).toEqual([...Array(49).fill(200), 201]);
    expect(await own.database.db.select().from(certificates)).toHaveLength(1);
    expect(await own.database.db.select().from(signingKeys)).toHaveLength(1);
    const { rows } = await own.database.pool.query(
      `SELECT event FROM outbox.events WHERE name = 'certificate_issued'`,
    );
    expect(rows).toHaveLength(1);
    await beside.close();
    await own.close();
  });

  it('is told to be one’s own to its holder alone', async () => {
    await finish();
    const path = `/api/certificates/${await issueCertificate(academy, { userId, courseId })}`;
    const author = await signInLearner(academy, authorId);
    expect((await call('GET', path)).body).toMatchObject({ isOwn: true });
    expect((await author('GET', path)).body).toMatchObject({ isOwn: false });
    expect((await academy.get(path)).body).toMatchObject({ isOwn: false });
  });

  it.each([
    ['Bengali', 'শ্রীমতী আনিকা রহমান'],
    ['Arabic', 'عبد الله الرحمن'],
    ['markup', '<script>alert("x")</script> & Co.'],
    ['emoji', 'Anika 🌸'],
  ])('keeps a name as it is: %s', async (_kind, name) => {
    await finish();
    const { body } = await issue(name);
    expect(body.name).toBe(name);
    const shown = await academy.get(`/api/certificates/${body.id}`);
    expect(shown).toMatchObject({
      status: 200,
      body: { name, verification: { outcome: 'good', key: 'current' } },
    });
    expect(shown.headers['x-robots-tag']).toBe('noindex');
  });

  it.each(['', '   ', '\u200B\u200D', 'x'.repeat(101), 7, null])('takes no name like %j', async (name) => {
    await finish();
    expect((await call('POST', address(), { name })).status).toBe(400);
  });

  it('outlives lessons that are added, a new title, an archived and a deleted course, and the account', async () => {
    await finish();
    const id = await issueCertificate(academy, { userId, courseId });
    const before = (await academy.get(`/api/certificates/${id}`)).body;
    expect(before).toMatchObject({ isCoursePublic: true, verification: { outcome: 'good' } });
    const { db } = academy.database;
    const author = await signInLearner(academy, authorId);
    const [module] = (await author('GET', `/api/courses/${courseId}/curriculum`)).body;
    await author('POST', `/api/courses/${courseId}/modules/${module.id}/lessons`, { title: 'Another' });
    expect((await call('GET', address())).body).toMatchObject({
      completedLessons: 2,
      totalLessons: 3,
      certificate: { id },
    });
    await db.update(courses).set({ title: 'Renamed', status: 'archived' }).where(eq(courses.id, courseId));
    const after = { ...(before as object), isCoursePublic: false };
    expect((await academy.get(`/api/certificates/${id}`)).body).toEqual(after);
    await db.delete(courses).where(eq(courses.id, courseId));
    await db.delete(users).where(eq(users.id, userId));
    expect((await academy.get(`/api/certificates/${id}`)).body).toEqual(after);
    expect((await academy.get(`/api/certificates/${id}/credential`)).status).toBe(200);
  });

  it('is not issued, and said so, while the key cannot be opened', async () => {
    await finish();
    await issueCertificate(academy, { userId, courseId });
    const other = await createTestAcademy({
      beside: academy,
      secrets: fixedSecrets('another secret, and a long one too'),
    });
    const person = await insertUser(academy.database);
    await finishCourse(academy, { userId: person, courseId });
    const asPerson = await signInLearner(other, person);
    expect(await asPerson('POST', address(), { name: 'A' })).toMatchObject({
      ...{ status: 503, body: { code: 'signing_key_locked' } },
    });
    await other.close();
  });
});
