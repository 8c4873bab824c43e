import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { findQuizResultOfCourse } from './quiz-results.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

const script = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) **bold**';
const river = {
  kind: 'single',
  prompt: `Which river? ${script}`,
  explanation: 'Secret: the *Padma*.',
  options: [
    { id: 'a', text: 'Padma', correct: true },
    { id: 'b', text: script, correct: false },
  ],
};
const pinned = { kind: 'number', prompt: 'How many?', value: 700, tolerance: 50, atSeconds: 20 };
const spelled = { kind: 'text', prompt: 'Name it', accepted: ['Secret spelling', 'পদ্মা'] };

async function makeLesson() {
  const { database } = academy;
  const authorId = await insertUser(database, { role: 'creator' });
  const courseId = await insertCourse(database, { authorId });
  const [lesson] = await insertCurriculum(database, courseId, { One: ['Hello'] });
  const address = `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lesson?.id}/quiz`;
  const author = await signInLearner(academy, authorId);
  const userId = await insertUser(database);
  const student = await signInLearner(academy, userId);
  await student('POST', `/api/enrollments/courses/${courseId}`, {});
  return {
    courseId,
    userId,
    save: (questions: object[], revision?: number) =>
      author('PUT', `${address}/questions`, { questions, ...(revision === undefined ? {} : { revision }) }),
    read: () => author('GET', `${address}/questions`),
    ask: () => student('GET', address),
    check: (answers: object) => student('POST', `${address}/check`, { answers }),
    student,
    address,
  };
}

const idsOf = (body: { questions: { id: string }[] }) => body.questions.map(({ id }) => id);

describe('the questions of a lesson', () => {
  it('are none at first, and come back as they were written', async () => {
    const { save, read } = await makeLesson();
    expect((await read()).body).toEqual({ revision: 0, questions: [] });
    const { status, body } = await save([river, pinned, spelled]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 1, questions: [river, pinned, spelled] });
    expect((await read()).body).toEqual(body);
  });

  it('keep their ids through edits and a new order, and an id of elsewhere is no way in', async () => {
    const { save } = await makeLesson();
    const first = (await save([river, spelled])).body;
    const [riverId, spelledId] = idsOf(first);
    const foreign = (await (await makeLesson()).save([river])).body.questions[0].id;
    const second = await save([
      { ...spelled, id: spelledId, prompt: 'Spell it' },
      { ...pinned, id: foreign },
      { ...river, id: riverId },
    ]);
    const ids = idsOf(second.body);
    expect([ids[0], ids[2]]).toEqual([spelledId, riverId]);
    expect(ids[1]).not.toBe(foreign);
    expect(
      (
        await save([
          { ...river, id: riverId },
          { ...spelled, id: riverId },
        ])
      ).status,
    ).toBe(400);
  });

  it('are saved by one of two editors who began at the same revision', async () => {
    const { save, read } = await makeLesson();
    const statuses = await Promise.all([save([river], 0), save([spelled], 0)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = statuses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'stale_edit', facts: { thing: 'quiz' } });
    expect((await read()).body).toMatchObject({ revision: 1 });
  });

  it.each([
    ['nothing asked', { ...river, prompt: ' ' }, 'Question 2 must ask something.'],
    [
      'no right option',
      {
        ...river,
        options: [
          { id: 'a', text: 'A' },
          { id: 'b', text: 'B' },
        ],
      },
      /no right option/,
    ],
    ['an endless prompt', { ...river, prompt: 'x'.repeat(2001) }, /questions.1.prompt/],
    ['an infinite number', { ...pinned, value: 1e300 }, /questions.1.value/],
    ['a tolerance below zero', { ...pinned, tolerance: -1 }, /questions.1.tolerance/],
    ['a second before the film', { ...pinned, atSeconds: -1 }, /questions.1.atSeconds/],
    ['an unknown kind', { ...river, kind: 'essay' }, /questions.1/],
    ['a text that cannot be stored', { ...river, prompt: 'a\0b' }, /cannot be stored/],
  ])('are refused with %s, and nothing is kept', async (_, question, message) => {
    const { save, read } = await makeLesson();
    const { status, body } = await save([river, question]);
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect((await read()).body).toMatchObject({ revision: 0, questions: [] });
  });

  it('are at most fifty', async () => {
    const { save } = await makeLesson();
    expect((await save(Array.from({ length: 50 }, () => spelled))).status).toBe(200);
    expect((await save(Array.from({ length: 51 }, () => spelled))).status).toBe(400);
  });
});

describe('a student', () => {
  it('is asked without a word of the solutions, before and after a wrong answer', async () => {
    const { save, ask, check, student, address } = await makeLesson();
    const [riverId, pinnedId] = idsOf((await save([river, pinned, spelled])).body);
    const { body } = await ask();
    expect(body).toMatchObject({
      questions: [
        {
          id: riverId,
          kind: 'single',
          options: [
            { id: 'a', text: 'Padma' },
            { id: 'b', text: script },
          ],
        },
        { id: pinnedId, kind: 'number', options: [], atSeconds: 20 },
        { kind: 'text', options: [] },
      ],
      attempts: [],
      best: null,
      answered: {},
    });
    // An id may have 700 among its letters.
    expect(JSON.stringify(body)).not.toMatch(/correct"|Secret|\b700\b|tolerance|accepted/);
    const checked = await check({ [pinnedId ?? '']: '3' });
    expect(JSON.stringify(checked.body)).not.toMatch(/Secret|Padma/);
    for (const method of ['GET', 'PUT'] as const) {
      const refused = await student(
        method,
        `${address}/questions`,
        method === 'PUT' ? { questions: [] } : undefined,
      );
      expect(refused).toEqual({ status: 403, body: expect.objectContaining({ code: 'not_author' }) });
    }
    expect((await ask()).body.questions).toHaveLength(3);
  });

  it('is told after checking what was right and why, and keeps attempts and the best of each question', async () => {
    const { save, ask, check, courseId, userId } = await makeLesson();
    const [one = '', two = ''] = idsOf((await save([river, spelled])).body);
    const { body } = await check({ [one]: 'b', [two]: ' SECRET  spelling ' });
    expect(body).toEqual({
      correctCount: 1,
      questionCount: 2,
      results: {
        [one]: {
          correct: false,
          correctOption: 'a',
          correctOptions: ['a'],
          explanation: 'Secret: the *Padma*.',
        },
        [two]: { correct: true, correctOption: 'Secret spelling', explanation: '' },
      },
    });
    await check({ [one]: 'a', [two]: 'no' });
    expect((await ask()).body).toMatchObject({
      attempts: [
        { correctCount: 1, questionCount: 2 },
        { correctCount: 1, questionCount: 2 },
      ],
      best: { correctCount: 2, questionCount: 2 },
      answered: { [one]: true, [two]: true },
    });
    const ofCourse = { userId, courseId };
    const result = await findQuizResultOfCourse(academy.database.db, ofCourse);
    expect(result).toEqual({ questionCount: 2, rightCount: 2 });
  });

  it('who answers in the film has it graded and counted, and has made no attempt', async () => {
    const { save, ask, check } = await makeLesson();
    const [, pin = ''] = idsOf((await save([river, pinned])).body);
    expect((await check({ [pin]: '650' })).body).toMatchObject({ correctCount: 1, questionCount: 2 });
    expect((await ask()).body).toMatchObject({
      attempts: [],
      best: { correctCount: 1, questionCount: 2 },
      answered: { [pin]: true },
    });
  });

  it('who answered right in the film need not do so again, and has it counted in the attempt', async () => {
    const { save, ask, check } = await makeLesson();
    const [one = '', pin = ''] = idsOf((await save([river, pinned])).body);
    await check({ [pin]: '650' });
    const { body } = await check({ [one]: 'a', [pin]: '' });
    expect(body).toMatchObject({ correctCount: 2, questionCount: 2 });
    expect(body.results).not.toHaveProperty(pin);
    expect((await ask()).body.attempts).toMatchObject([{ correctCount: 2, questionCount: 2 }]);
    // An answer that is given is graded, whatever was right before; and one below the film has to be given.
    expect((await check({ [one]: '', [pin]: '3' })).body).toMatchObject({ correctCount: 0 });
  });

  it('is refused a question that the lesson does not have, the sample ones included', async () => {
    const { save, check, ask } = await makeLesson();
    await check({ q1: 'b' });
    await save([river]);
    for (const answers of [{ q1: 'b' }, { [newId()]: 'a' }]) {
      expect(await check(answers)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    }
    // An attempt at the sample questions is none at these.
    expect((await ask()).body.attempts).toEqual([]);
  });

  it('is refused answers that are too long or too many', async () => {
    const { save, check } = await makeLesson();
    const [one = ''] = idsOf((await save([spelled])).body);
    expect((await check({ [one]: 'x'.repeat(500) })).status).toBe(200);
    expect((await check({ [one]: 'x'.repeat(501) })).status).toBe(400);
    expect((await check({ [one]: Array.from({ length: 11 }, () => 'a') })).status).toBe(400);
    expect((await check({ [one]: { a: 1 } })).status).toBe(400);
  });

  it('has the sample questions again when the creator took all others away', async () => {
    const { save, ask, check } = await makeLesson();
    const [one = ''] = idsOf((await save([river])).body);
    await check({ [one]: 'a' });
    await save([]);
    expect((await ask()).body).toEqual({ questions: [], attempts: [], best: null, answered: {} });
    expect((await check({ q1: 'b', q2: 'c' })).body).toEqual({
      correctCount: 2,
      questionCount: 2,
      results: { q1: { correct: true, correctOption: 'b' }, q2: { correct: true, correctOption: 'c' } },
    });
  });
});
