import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { lessonResources } from '@academy/platform/database/schema/resources.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertResource } from '../../testing/insert-resource.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let author: Awaited<ReturnType<typeof signInLearner>>;
let courseId: string;
let lessons: { id: string; moduleId: string }[];

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  const authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId });
  lessons = await insertCurriculum(academy.database, courseId, { Module: ['One', 'Two'] });
  author = await signInLearner(academy, authorId);
});

const resourcesOf = (index: number) =>
  `/api/courses/${courseId}/modules/${lessons[index]?.moduleId}/lessons/${lessons[index]?.id}/resources`;
const addLink = (name = 'Guide', more: object = {}) =>
  author('POST', resourcesOf(0), { name, url: 'https://example.org/guide', ...more });
const list = async () => (await author('GET', resourcesOf(0))).body;
const insertFile = (index = 0) => insertResource(academy, { lessonId: lessons[index]?.id ?? '' });

describe('a link of a lesson', () => {
  it('is added behind the others, as a browser writes it', async () => {
    const fileId = await insertFile();
    const { status, body } = await addLink(' Refer\u202eence\nguide ', { description: 'What to\tread' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ _id: body.id, id: body.id, kind: 'link', name: 'Reference guide', description: 'What to read' },
      ...{ url: 'https://example.org/guide', order: 2, revision: 1 },
    });
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([fileId, body.id]);
  });

  it.each([
    { name: '' },
    { name: ' \u202e ' },
    { name: 'x'.repeat(201) },
    { description: 'x'.repeat(501) },
    { url: 'javascript:alert(1)' },
    { url: 'https://academy@evil.example/' },
    { url: `https://example.org/${'x'.repeat(2048)}` },
    { url: null },
  ])('is refused with %j', async (wrong) => {
    expect((await addLink('Guide', wrong)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('is one of at most fifty, also when many come at once', async () => {
    await Promise.all(Array.from({ length: 52 }, (_, n) => addLink(`Guide ${n}`)));
    expect(await list()).toHaveLength(50);
    const { status, body } = await addLink();
    expect([status, body.code, body.facts]).toEqual([409, 'too_many_resources', { limit: 50 }]);
  });

  it('does not take what only the server says', async () => {
    const forged = { id: newId(), bytes: 1, sourceKey: 'covers/x', order: 9, lessonId: lessons[1]?.id };
    const { body } = await addLink('Guide', forged);
    const [row] = await academy.database.db
      .select()
      .from(lessonResources)
      .where(eq(lessonResources.id, body.id));
    expect(row).toMatchObject({ sourceKey: null, bytes: null, position: 1, lessonId: lessons[0]?.id });
  });
});

describe('an edit of a resource', () => {
  it('renames, describes and counts; what is not told stays', async () => {
    const id = await insertFile();
    const { body } = await author('PUT', `${resourcesOf(0)}/${id}`, { name: 'Handout', revision: 1 });
    expect(body).toMatchObject({ name: 'Handout', description: '', extension: '.pdf', revision: 2 });
    await author('PUT', `${resourcesOf(0)}/${id}`, { description: 'For print' });
    expect(await list()).toMatchObject([{ name: 'Handout', description: 'For print', revision: 3 }]);
  });

  it('that is based on an older state is refused', async () => {
    const id = await insertFile();
    await author('PUT', `${resourcesOf(0)}/${id}`, { name: 'Newer' });
    const { status, body } = await author('PUT', `${resourcesOf(0)}/${id}`, { name: 'Mine', revision: 1 });
    expect([status, body.code]).toEqual([409, 'resources_changed']);
    expect(await list()).toMatchObject([{ name: 'Newer' }]);
  });

  it('gives a link another address, and a file none', async () => {
    const { body: link } = await addLink();
    const url = 'http://example.org/other';
    expect((await author('PUT', `${resourcesOf(0)}/${link.id}`, { url })).body).toMatchObject({ url });
    const id = await insertFile();
    expect((await author('PUT', `${resourcesOf(0)}/${id}`, { url })).status).toBe(400);
  });

  it('reaches no resource of another lesson of the same course', async () => {
    const id = await insertFile(1);
    const address = `${resourcesOf(0)}/${id}`;
    expect((await author('PUT', address, { name: 'Mine' })).body.code).toBe('resource_not_found');
    expect((await author('DELETE', address)).status).toBe(404);
    expect((await author('GET', `${address}/file`)).status).toBe(404);
  });
});

describe('the order of resources', () => {
  it('is what the author says, and stays without gaps when one is removed', async () => {
    const ids = [await insertFile(), (await addLink('A')).body.id, (await addLink('B')).body.id];
    const reversed = ids.toReversed();
    const { status, body } = await author('PUT', `${resourcesOf(0)}/order`, { ids: reversed });
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(reversed);
    await author('DELETE', `${resourcesOf(0)}/${ids[1]}`);
    expect(await list()).toMatchObject([
      { id: ids[2], order: 1 },
      { id: ids[0], order: 2 },
    ]);
  });

  it('is refused for other resources than there are', async () => {
    const [first, second] = [await insertFile(), await insertFile()];
    for (const ids of [[first], [first, first], [first, second, newId()], [first, 'x'], []]) {
      const { status, body } = await author('PUT', `${resourcesOf(0)}/order`, { ids });
      expect([status, body.code]).toEqual([409, 'resources_changed']);
    }
    expect((await author('PUT', `${resourcesOf(0)}/order`, { ids: Array(51).fill(first) })).status).toBe(400);
  });
});

it('a student loses the files with the course that is no longer theirs to see', async () => {
  const id = await insertFile();
  const userId = await insertUser(academy.database);
  await academy.database.db.insert(enrollments).values({ userId, courseId });
  const student = await signInLearner(academy, userId);
  expect((await student('GET', resourcesOf(0))).body).toHaveLength(1);
  await academy.database.db
    .update(courses)
    .set({ status: 'draft', hiddenByBlock: true })
    .where(eq(courses.id, courseId));
  for (const path of [resourcesOf(0), `${resourcesOf(0)}/${id}/file`]) {
    expect((await student('GET', path)).status).toBe(404);
  }
});
