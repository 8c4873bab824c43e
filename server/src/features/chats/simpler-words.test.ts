/** Who wants an answer in simpler words is told honestly that the course is quoted, unless a language model can write them. */
import { newId } from '@academy/platform/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AskedCourse, enrollAsker, insertAskedCourse } from '../../testing/asker.ts';
import { type QuotingAndWritten, startQuotingAndWritten } from './testing/quoting-and-written.ts';

let both: QuotingAndWritten;
let course: AskedCourse;
beforeAll(async () => {
  both = await startQuotingAndWritten();
  course = await insertAskedCourse(both.quoting);
});
afterAll(() => both.close());

const messages = ['Can you explain that more simply?', 'say that in simpler words', 'আরও সহজ করে বলো'];

it.each(messages)('are not pretended by the same quotations in another order: "%s"', async (message) => {
  const { ask } = await enrollAsker(both.quoting, course);
  const chatId = newId();
  await ask('Should a shuttle be waxed?', chatId);
  const { answer } = await ask(message, chatId);
  expect(answer).toMatchObject({ reply: 'simpler', statements: [], sources: [] });
  const next = await ask('And how often?', chatId);
  expect(next.answer?.statements[0]?.text).toContain('waxed once a month');
});

it.each(messages)('are written by a language model from the places of the answer: "%s"', async (message) => {
  const { ask } = await enrollAsker(both.written, course);
  const chatId = newId();
  await ask('Should a shuttle be waxed?', chatId);
  const { answer } = await ask(message, chatId);
  expect(answer?.reply).toBeUndefined();
  expect(answer?.sources[0]?.text).toContain('waxed once a month');
  const [before] = both.service.asked.at(-1)?.saidBefore.slice(-1) ?? [];
  expect(before).toContain('Should a shuttle be waxed?');
});

it('of something in particular are a question about that', async () => {
  const { ask } = await enrollAsker(both.quoting, course);
  const { answer } = await ask('Explain the warp simply');
  expect(answer?.reply).toBeUndefined();
  expect(answer?.statements[0]?.text).toContain('warp');
});
