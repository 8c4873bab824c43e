import { answerEventSchema } from '@academy/contract/chats/answer.ts';
import { chatExchanges, chats } from '@academy/platform/database/schema/chats.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedCourse, enrollAsker, insertAskedCourse } from '../../testing/asker.ts';
import { insertChat, someAnswer } from '../../testing/insert-chat.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let course: AskedCourse;
let now = new Date();
beforeAll(async () => {
  academy = await createTestAcademy({ clock: { now: () => now } });
  course = await insertAskedCourse(academy);
});
afterAll(() => academy.close());

describe('a question', () => {
  it('is answered with passages of the course, each with its place, in lines as they are known', async () => {
    const { ask } = await enrollAsker(academy, course);
    const chatId = newId();
    const { status, headers, events, answer } = await ask('Should a shuttle be waxed once a month?', chatId, {
      lessonId: course.lessonId,
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    for (const event of events) expect(answerEventSchema.parse(event)).toEqual(event);
    const types = events.map(({ type }) => type);
    expect(types[0]).toBe('sources');
    expect(types.at(-1)).toBe('done');
    expect(answer).toMatchObject({ fits: true, model: null, notice: null });
    expect(answer?.sources[0]).toMatchObject({
      kind: 'speech',
      lessonId: course.lessonId,
      moduleId: course.moduleId,
      lessonTitle: 'Warp and weft',
      text: expect.stringContaining('waxed once a month'),
    });
    expect(answer?.statements[0]).toEqual({
      text: expect.stringContaining('waxed once a month'),
      sources: [0],
    });
    expect(answer?.statements.length).toBeLessThanOrEqual(3);
    expect(answer?.statements).toHaveLength(answer?.sources.length ?? 0);
  });

  it('that nothing in the course fits is told so, with the nearest moments and no statement', async () => {
    const { ask } = await enrollAsker(academy, course);
    const { answer, events } = await ask('Which shuttle flew to the moon and orbited Jupiter in parliament?');
    expect(answer).toMatchObject({ fits: false, statements: [], model: null });
    expect(answer?.sources.length).toBeLessThanOrEqual(3);
    expect(events.some(({ type }) => type === 'statement')).toBe(false);
  });

  it('shows the signs of what was said as signs, and never as Markdown', async () => {
    const { ask } = await enrollAsker(academy, course);
    const said = '**Bold** <script>alert(1)</script> [indigo](javascript:alert(1)) stains wool';
    const author = await enrollAsker(academy, course, course.authorId);
    const path = `/api/courses/${course.courseId}/modules/${course.moduleId}/lessons/${course.otherLessonId}`;
    await author.call('PUT', `${path}/takeaways`, { takeaways: [said] });
    const { answer } = await ask('Does indigo stain wool?');
    expect(answer?.statements[0]?.text).toBe(
      '\\*\\*Bold\\*\\* \\<script\\>alert(1)\\</script\\> \\[indigo\\](javascript:alert(1)) stains wool',
    );
    expect(answer?.sources[0]?.text).toBe(said);
  });

  it('begins a chat that is called by it, and the next one goes on in it', async () => {
    const { ask, call, chats: path } = await enrollAsker(academy, course);
    const chatId = newId();
    await ask('What is the warp of a loom, and what is the weft?', chatId, { lessonId: course.lessonId });
    await ask('And how often is it waxed?', chatId);
    const { body } = await call('GET', `${path}/${chatId}`);
    expect(body).toMatchObject({
      id: chatId,
      lessonId: course.lessonId,
      title: 'What is the warp of a loo...',
      exchanges: [
        { question: 'What is the warp of a loom, and what is the weft?', feedback: null },
        { question: 'And how often is it waxed?' },
      ],
    });
    expect(body.exchanges[0].answer.statements[0].text).toContain('warp');
  });

  it('that is sent again is one, and answered at once with what is stored', async () => {
    const { ask, call, chats: path } = await enrollAsker(academy, course);
    const [chatId, id] = [newId(), newId()];
    const first = await ask('What is the weft?', chatId, { id });
    const second = await ask('What is the weft?', chatId, { id });
    expect(second.events).toEqual([{ type: 'done', exchange: first.exchange }]);
    expect((await call('GET', `${path}/${chatId}`)).body.exchanges).toHaveLength(1);
  });

  it('that is sent five times at once is one', async () => {
    const { ask, call, chats: path } = await enrollAsker(academy, course);
    const [chatId, id] = [newId(), newId()];
    const sent = await Promise.all(Array.from({ length: 5 }, () => ask('What is the weft?', chatId, { id })));
    for (const { status, refusal } of sent) {
      if (status !== 200) expect(refusal).toMatchObject({ code: 'question_being_answered' });
    }
    expect(sent.some(({ status }) => status === 200)).toBe(true);
    expect((await call('GET', `${path}/${chatId}`)).body.exchanges).toHaveLength(1);
  });

  it('whose answer was lost is answered anew: at once where nobody is at it, else after two minutes', async () => {
    const { ask, userId, again } = await enrollAsker(academy, course);
    const { chatId, exchangeId: id } = await insertChat(academy.database, {
      ...{ userId, courseId: course.courseId },
      exchange: { question: 'What is the weft?', answer: null, answeringSince: now },
    });
    expect((await ask('What is the weft?', chatId, { id })).refusal).toMatchObject({
      code: 'question_being_answered',
    });
    expect((await again(chatId, id)).status).toBe(409);
    now = new Date(now.getTime() + 2 * 60_000);
    expect((await ask('What is the weft?', chatId, { id })).answer).toMatchObject({ fits: true });
    const nobody = { answer: null, answeringSince: null };
    await academy.database.db.update(chatExchanges).set(nobody).where(eq(chatExchanges.id, id));
    expect((await again(chatId, id)).answer).toMatchObject({ fits: true });
  });
});

describe('an answer', () => {
  it('is rated, which is taken back, and forgotten when it is given anew', async () => {
    const { call, chats: path, userId, again } = await enrollAsker(academy, course);
    const { chatId, exchangeId } = await insertChat(academy.database, { userId, courseId: course.courseId });
    const rate = (feedback: unknown) =>
      call('PUT', `${path}/${chatId}/questions/${exchangeId}/feedback`, { feedback });
    const rated = async () => (await call('GET', `${path}/${chatId}`)).body.exchanges[0].feedback;
    expect((await rate('up')).status).toBe(204);
    expect(await rated()).toBe('up');
    await rate('down');
    expect(await rated()).toBe('down');
    expect((await rate('sideways')).status).toBe(400);
    const anew = await again(chatId, exchangeId);
    expect(anew.exchange).toMatchObject({ id: exchangeId, feedback: null });
    expect(anew.answer).not.toEqual(someAnswer);
    expect(await rated()).toBeNull();
    await rate('up');
    await rate(null);
    expect(await rated()).toBeNull();
  });

  it('by a language model that the academy does not have is refused', async () => {
    const { userId, again } = await enrollAsker(academy, course);
    const { chatId, exchangeId } = await insertChat(academy.database, { userId, courseId: course.courseId });
    expect((await again(chatId, exchangeId, 'a-model')).refusal).toMatchObject({ code: 'model_not_found' });
  });
});

describe('chats', () => {
  it('are listed by lesson, the last one first, in pages', async () => {
    const { call, chats: path, userId } = await enrollAsker(academy, course);
    const { courseId, lessonId } = course;
    for (let n = 0; n < 35; n += 1) {
      const values = { lessonId, title: `Chat ${n}`, updatedAt: new Date(1_700_000_000_000 + (n >> 1)) };
      await insertChat(academy.database, { userId, courseId, values });
    }
    await insertChat(academy.database, { userId, courseId, values: { title: 'Of the course' } });
    const list = async (query: string) => (await call('GET', `${path}${query}`)).body;
    const first = await list(`?lessonId=${lessonId}`);
    expect(first.chats).toHaveLength(30);
    expect(first).toMatchObject({ models: [], sharesName: false });
    const rest = await list(`?lessonId=${lessonId}&after=${first.after}`);
    expect(rest).toMatchObject({ after: null });
    const titles = [...first.chats, ...rest.chats].map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(35);
    expect(titles.at(-1)).toMatch(/^Chat [01]$/);
    expect((await list('')).chats).toMatchObject([{ title: 'Of the course', lessonId: null }]);
    expect((await list(`?lessonId=${course.otherLessonId}`)).chats).toEqual([]);
    expect((await list('?lessonId=malformed')).chats).toEqual([]);
    expect((await call('GET', `${path}?after=made-up`)).status).toBe(400);
  });

  it('are found by words of their title, of questions and of answers, however they are written', async () => {
    const { call, chats: path, userId } = await enrollAsker(academy, course);
    const make = (title: string, question: string, text: string) =>
      insertChat(academy.database, {
        ...{ userId, courseId: course.courseId, values: { title } },
        exchange: { question, answer: { ...someAnswer, statements: [{ text, sources: [] }] } },
      });
    await make('First threads', 'What is a Shuttle?', 'It carries the weft.');
    await make('সুতা', 'তাঁত কী?', 'Für das Weben, 100% "gut".');
    const find = async (q: string) =>
      (await call('GET', `${path}?q=${encodeURIComponent(q)}`)).body.chats.map(
        ({ title }: { title: string }) => title,
      );
    expect(await find('SHUTTLE')).toEqual(['First threads']);
    expect(await find('threads carries')).toEqual(['First threads']);
    expect(await find('fur das')).toEqual(['সুতা']);
    expect(await find('তাঁত')).toEqual(['সুতা']);
    expect(await find('100%')).toEqual(['সুতা']);
    for (const nothing of ['50%', '_', 'thread%carries', 'shuttle weben', 'fits', 'a\0b', "'; --"]) {
      expect(await find(nothing)).toEqual([]);
    }
    expect(await find('')).toHaveLength(2);
    expect((await call('GET', `${path}?q=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('are renamed and deleted, with all that was said in them', async () => {
    const { call, chats: path, userId } = await enrollAsker(academy, course);
    const { chatId } = await insertChat(academy.database, { userId, courseId: course.courseId });
    const renamed = await call('PUT', `${path}/${chatId}`, { title: '  A new\nname ' });
    expect(renamed.body).toMatchObject({ id: chatId, title: 'A new name', lessonId: null });
    for (const title of ['', ' \u200b ', 'x'.repeat(81)]) {
      expect((await call('PUT', `${path}/${chatId}`, { title })).status).toBe(400);
    }
    expect((await call('DELETE', `${path}/${chatId}`)).status).toBe(204);
    expect((await call('DELETE', `${path}/${chatId}`)).body).toMatchObject({ code: 'chat_not_found' });
    const { db } = academy.database;
    expect(await db.$count(chats, eq(chats.id, chatId))).toBe(0);
    expect(await db.$count(chatExchanges, eq(chatExchanges.chatId, chatId))).toBe(0);
  });
});
