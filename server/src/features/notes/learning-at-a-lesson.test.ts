import { quizAttempts } from '@academy/platform/database/schema/learning.ts';
import { desc, eq } from 'drizzle-orm';
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

describe('attempts at the knowledge check', () => {
  const attemptsOf = (id: string) =>
    academy.database.db
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.userId, id))
      .orderBy(desc(quizAttempts.createdAt), desc(quizAttempts.id));

  async function enrolledLearner() {
    const id = await insertUser(academy.database);
    const learner = await signInLearner(academy, id);
    await learner('POST', `/api/enrollments/courses/${lesson.split('/')[3]}`, {});
    return { id, check: (answers: object) => learner('POST', `${lesson}/quiz/check`, { answers }) };
  }

  it.each([
    ['a question that there is not', { q1: 'b', q3: 'a' }],
    [
      'very many of them',
      Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`question ${n}`, 'a'])),
    ],
  ])('that name %s are refused in a sentence, and nothing is kept', async (_name, answers) => {
    const { id, check } = await enrolledLearner();
    const { status, body } = await check(answers);
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'bad_request',
      message: 'answers: only questions of this lesson can be answered',
    });
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('are kept for the last twenty, also when many are made at once', async () => {
    const { id, check } = await enrolledLearner();
    for (const option of ['a', 'b', 'c']) {
      await Promise.all(Array.from({ length: 8 }, () => check({ q1: option })));
    }
    await check({ q1: 'd' });
    const kept = await attemptsOf(id);
    expect(kept).toHaveLength(20);
    expect(kept[0]?.answers).toEqual({ q1: 'd' });
    expect(kept.filter(({ answers }) => JSON.stringify(answers) === '{"q1":"a"}')).toHaveLength(3);
  });

  it('that are too many in a minute are told when to come back, and another learner is not', async () => {
    const [one, another] = [await enrolledLearner(), await enrolledLearner()];
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await one.check({ q1: 'a' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await another.check({ q1: 'a' })).status).toBe(200);
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
  const refused = { status: 400, body: { code: 'module_id_missing', message: 'Module ID not found in URL' } };
  expect(await call('POST', `${unknownModule}/note`, { content: 'x' })).toEqual(refused);
  expect(await call('POST', `${unknownModule}/quiz/check`, { answers: {} })).toEqual(refused);
});
