import { afterEach, expect, it } from 'vitest';
import { speak } from '@/lib/language/language.ts';
import { cannedReply, repliesByIntent, repliesToAnything } from './canned-reply.ts';

afterEach(() => speak('en', {}));

const lesson = { courseTitle: 'SQL from Zero', lessonTitle: 'Joining tables' };

const questions = [
  'What is a join?',
  'How do I join three tables?',
  'Why not one big table?',
  'Give me an example',
  'Summarize this please',
  'I am stuck',
  'Can I practice this?',
  'Thanks!',
  'Left or right',
  'জয়েন কী?',
];

it.each(questions)('answers %j with something about the lesson', (question) => {
  const reply = cannedReply(question, lesson);
  expect(reply).toContain('Joining tables');
  expect(reply.length).toBeGreaterThan(100);
});

it('answers different kinds of questions differently, and the same question always the same', () => {
  const replies = questions.map((question) => cannedReply(question, lesson));
  expect(new Set(replies).size).toBe(questions.length);
  expect(questions.map((question) => cannedReply(question, lesson))).toEqual(replies);
});

it('varies among questions of one kind', () => {
  const replies = ['What is a?', 'What is b?'].map((question) => cannedReply(question, lesson));
  expect(new Set(replies).size).toBe(2);
});

it('answers Bengali in Bengali', () => {
  expect(cannedReply('জয়েন কী?', lesson)).toMatch(/^\p{Script=Bengali}/u);
});

it.each([
  ['কেন তিনটি টেবিল?', /^Ask it the other way round|^Most choices/],
  ['একটি উদাহরণ দিন', /^Take the smallest example|^A good example/],
  ['জয়েন কী?', /^A working definition|^Put it beside/],
  ['জয়েন করলাম', /^Let us tie|^Here is a way in|^Three angles/],
])('knows on a Bengali page what %j asks for', (question, reply) => {
  speak('bn', {});
  expect(cannedReply(question, lesson)).toMatch(reply);
});

it('takes titles as plain text, whatever is in them', () => {
  const odd = { courseTitle: '$& <b>', lessonTitle: "$' {lesson}" };
  expect(cannedReply('Left or right', odd)).toContain("$' {lesson}");
});

it('names the lesson in every reply it has', () => {
  for (const replies of [repliesToAnything, ...repliesByIntent.map(({ replies }) => replies)]) {
    for (const reply of replies) expect(reply({ lesson: 'L1', course: 'C1' })).toContain('L1');
  }
});
