/** Messages that are nothing but politeness are answered in kind: nothing is searched, written or counted as a question. */
import { settingsOf } from '@academy/platform/assistant/testing/assistant-settings.ts';
import { type ModelService, startModelService } from '@academy/platform/assistant/testing/model-service.ts';
import { askedQuestions, chatExchanges } from '@academy/platform/database/schema/chats.ts';
import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedCourse, enrollAsker, insertAskedCourse } from '../../testing/asker.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let service: ModelService;
let academy: TestAcademy;
let written: TestAcademy;
let course: AskedCourse;
beforeAll(async () => {
  service = await startModelService();
  academy = await createTestAcademy();
  written = await createTestAcademy({ beside: academy, config: { assistant: settingsOf(service) } });
  course = await insertAskedCourse(academy);
});
afterAll(async () => {
  await written.close();
  await academy.close();
  await service.stop();
});

describe('a message that is nothing but politeness', () => {
  it.each([
    ['Thank you!', 'thanks'],
    ['hello', 'greeting'],
    ['ok', 'agreement'],
    ['ধন্যবাদ', 'thanks'],
  ])('is answered in kind, without a quotation: "%s"', async (message, reply) => {
    const { ask } = await enrollAsker(academy, course);
    const { answer } = await ask(message, newId(), { lessonId: course.lessonId });
    expect(answer).toEqual({ fits: true, statements: [], sources: [], model: null, notice: null, reply });
  });

  it('costs nothing where a language model writes', async () => {
    const { ask } = await enrollAsker(written, course);
    const { answer } = await ask('thanks a lot');
    expect(answer).toMatchObject({ reply: 'thanks', model: null });
    expect(service.asked).toEqual([]);
  });

  it('is no question that an author is told of', async () => {
    await academy.database.db.delete(askedQuestions);
    const { ask } = await enrollAsker(academy, course);
    const { exchange } = await ask('Thanks', newId(), { lessonId: course.lessonId, atSeconds: 40 });
    expect(await academy.database.db.select().from(askedQuestions)).toEqual([]);
    const kept = await academy.database.db.select().from(chatExchanges);
    expect(kept.find(({ id }) => id === exchange?.id)?.atSeconds).toBeNull();
  });

  it('is passed over by a question that goes on with what was asked before it', async () => {
    const { ask } = await enrollAsker(academy, course);
    const chatId = newId();
    await ask('Should a shuttle be waxed?', chatId);
    for (const message of ['ok', 'great', 'thanks']) await ask(message, chatId);
    const { answer } = await ask('And how often?', chatId);
    expect(answer?.statements[0]?.text).toContain('waxed once a month');
  });

  it('with a question in it is the question', async () => {
    const { ask } = await enrollAsker(academy, course);
    const { answer } = await ask('Thanks, should a shuttle be waxed?');
    expect(answer?.reply).toBeUndefined();
    expect(answer?.statements[0]?.text).toContain('waxed once a month');
  });
});
