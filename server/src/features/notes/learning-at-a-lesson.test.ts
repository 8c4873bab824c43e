import { quizAttempts } from '@academy/platform/database/schema/learning.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let userId: string;
let lesson: string;
let unknownModule: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  userId = await insertUser(academy.database);
  const courseId = await insertCourse(academy.database);
  const [first] = await insertCurriculum(academy.database, courseId, { One: ['Hello'] });
  call = await signInLearner(academy, userId);
  await call('POST', `/api/enrollments/courses/${courseId}`, {});
  lesson = `/api/courses/${courseId}/modules/${first?.moduleId}/lessons/${first?.id}`;
  unknownModule = `/api/courses/${courseId}/modules/0/lessons/${first?.id}`;
});
afterAll(() => academy.close());

describe('a lesson', () => {
  it('is read with its module, and without when the module is 0', async () => {
    expect((await call('GET', lesson)).body).toMatchObject({
      title: 'Hello',
      content: 'Secret content of Hello',
      duration: '10:00',
      order: 1,
      moduleTitle: 'One',
    });
    expect((await call('GET', unknownModule)).status).toBe(404);
    const short = lesson.replace(/modules\/[^/]+\//, '');
    expect((await call('GET', short)).body).toMatchObject({ title: 'Hello' });
  });
});

describe('a note', () => {
  it('is empty at first, comes back as it was written, and can be rewritten', async () => {
    expect((await call('GET', `${lesson}/note`)).body).toEqual({ content: '', updatedAt: null });
    const content = 'বাংলা — "quotes" <script>alert(1)</script>\n👩‍🏫';
    expect((await call('POST', `${lesson}/note`, { content })).body).toMatchObject({ content });
    expect((await call('GET', `${lesson}/note`)).body).toMatchObject({
      content,
      updatedAt: expect.any(String),
    });
    await call('POST', `${lesson}/note`, { content: '' });
    expect((await call('GET', `${lesson}/note`)).body).toMatchObject({ content: '' });
  });

  it('is its own for everybody', async () => {
    await call('POST', `${lesson}/note`, { content: 'mine' });
    const other = await signInLearner(academy, await insertUser(academy.database));
    await other('POST', `/api/enrollments/courses/${lesson.split('/')[3]}`, {});
    expect((await other('GET', `${lesson}/note`)).body).toMatchObject({ content: '' });
  });

  it('that is too long, or holds what cannot be stored, is refused and not cut', async () => {
    await call('POST', `${lesson}/note`, { content: 'kept' });
    expect((await call('POST', `${lesson}/note`, { content: 'x'.repeat(100_001) })).status).toBe(400);
    expect((await call('POST', `${lesson}/note`, { content: 'a\0b' })).status).toBe(400);
    expect((await call('POST', `${lesson}/note`, {})).status).toBe(400);
    expect((await call('GET', `${lesson}/note`)).body).toMatchObject({ content: 'kept' });
  });
});

describe('the knowledge check', () => {
  it('is graded question by question, and each attempt is kept', async () => {
    const { body } = await call('POST', `${lesson}/quiz/check`, { answers: { q1: 'b', q2: 'a' } });
    expect(body).toMatchObject({
      correctCount: 1,
      questionCount: 2,
      results: { q1: { correct: true }, q2: { correct: false, correctOption: 'c' } },
    });
    await call('POST', `${lesson}/quiz/check`, { answers: { q1: 'b', q2: 'c' } });
    const { db } = academy.database;
    const attempts = await db.select().from(quizAttempts).where(eq(quizAttempts.userId, userId));
    expect(attempts.map(({ correctCount }) => correctCount).toSorted()).toEqual([1, 2]);
  });
});

describe('the playback position', () => {
  it('is remembered', async () => {
    expect((await call('GET', `${lesson}/position`)).body).toEqual({ seconds: 0 });
    expect((await call('PUT', `${lesson}/position`, { seconds: 61.5 })).status).toBe(204);
    expect((await call('GET', `${lesson}/position`)).body).toEqual({ seconds: 61.5 });
    const status = await call('GET', `/api/enrollments/courses/${lesson.split('/')[3]}`);
    expect(Object.values(status.body.lessons)).toEqual([{ status: 'started' }]);
  });

  it.each([-1, 1e9, '12', null])('refuses %j', async (seconds) => {
    expect((await call('PUT', `${lesson}/position`, { seconds: seconds as number })).status).toBe(400);
  });
});

it('refuses notes, quiz and position where the address names no module', async () => {
  const refused = { status: 400, body: { code: 'bad_request', message: 'Module ID not found in URL' } };
  expect(await call('POST', `${unknownModule}/note`, { content: 'x' })).toEqual(refused);
  expect(await call('POST', `${unknownModule}/quiz/check`, { answers: {} })).toEqual(refused);
});
