import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../testing/factories.ts';
import { signInLearner } from '../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);

describe('a signed-in user', () => {
  it('is shown only courses, progress and a profile of their own', async () => {
    const { database } = academy;
    const [mine, theirs] = [await insertCourse(database), await insertCourse(database)];
    const [myself, other] = [await insertUser(database), await insertUser(database)];
    await database.db.insert(enrollments).values([
      { userId: myself, courseId: mine },
      { userId: other, courseId: theirs },
    ]);
    const call = await signInLearner(academy, myself);
    expect(idsOf((await call('GET', '/api/enrollments/courses')).body)).toEqual([mine]);
    expect(idsOf((await call('GET', '/api/courses/in-progress')).body)).toEqual([mine]);
    expect((await call('GET', `/api/enrollments/courses/${theirs}`)).body).toMatchObject({ enrolled: false });
    const profile = JSON.stringify((await call('GET', '/api/users/profile')).body);
    expect(profile).toContain(`${myself}@example.com`);
    expect(profile).not.toContain(other);
  });

  it('completes lessons of an own course only once enrolled in it', async () => {
    const { database } = academy;
    const authorId = await insertUser(database, { role: 'creator' });
    const courseId = await insertCourse(database, { authorId });
    const [lesson] = await insertCurriculum(database, courseId, { Module: ['Lesson'] });
    const call = await signInLearner(academy, authorId);
    const complete = () => call('PUT', `/api/enrollments/courses/${courseId}/lessons/${lesson?.id}/complete`);
    expect((await complete()).status).toBe(403);
    expect((await call('POST', `/api/enrollments/courses/${courseId}`, {})).status).toBe(201);
    expect((await complete()).status).toBe(204);
  });
});

it('what is hidden is answered with the same headers as what is missing', async () => {
  const { database } = academy;
  const draft = await insertCourse(database, { status: 'draft', publishedAt: null });
  const ask = async (id: string) => {
    const { statusCode, headers } = await academy.app.inject({ url: `/api/courses/${id}` });
    return { statusCode, headers: { ...headers, date: '' } };
  };
  const hidden = await ask(draft);
  expect(hidden.statusCode).toBe(404);
  expect(hidden).toEqual(await ask('0190a5c2-0000-7000-8000-000000000000'));
});

it('an outline names nothing of a stream', async () => {
  const courseId = await insertCourse(academy.database);
  await insertCurriculum(academy.database, courseId, { Module: ['Lesson'] });
  const { body } = await academy.app.inject({ url: `/api/courses/${courseId}/curriculum` });
  expect(body).toContain('Lesson');
  expect(body).not.toMatch(/hls|m3u8|playing|poster|content|video/i);
});
