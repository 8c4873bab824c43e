import { expect, test } from 'vitest';
import { answerMarkdown, type KeptAnswer } from './chat-answer.ts';

const kept = (change: Partial<KeptAnswer>): KeptAnswer => ({
  ...{ fits: true, notice: null, statements: [], places: [] },
  ...change,
});
const nearest = [{ lessonTitle: 'Warp', text: 'Threads are\nstretched.' }];

test.each([
  ['greeting', 'Hello!'],
  ['thanks', 'welcome'],
  ['agreement', 'Good.'],
  ['farewell', 'Goodbye'],
  ['certificate', 'opened every lesson'],
  ['size', 'how many lessons'],
  ['simpler', 'only quote'],
  ['next', 'in their order'],
  ['teacher', 'names the instructor'],
] as const)('What was answered in kind is a sentence: %s', (reply, said) => {
  expect(answerMarkdown(kept({ reply }))).toContain(said);
});

test('Several things that were answered in kind are a sentence each', () => {
  const [first, second] = answerMarkdown(kept({ reply: 'teacher', also: ['size'] })).split('\n\n');
  expect(first).toContain('instructor');
  expect(second).toContain('how many lessons');
});

test('A question that nothing answers has the nearest moments, where there were any', () => {
  expect(answerMarkdown(kept({ fits: false }))).toBe('Nothing in this course answers that.');
  expect(answerMarkdown(kept({ fits: false, notice: 'other_language', places: nearest }))).toBe(
    'Nothing in this course answers that. It is in another language than your question.\n\nThe nearest moments:\n\n- Warp: Threads are stretched.',
  );
});

test('What is no quotation of the course follows the word that nothing of it answers', () => {
  expect(answerMarkdown(kept({ fits: false, statements: ['Cotton shrinks. '] }))).toBe(
    'Nothing in this course answers that.\n\nCotton shrinks.',
  );
});

test('A summary of a course names its lessons, and one that could not be made says so', () => {
  const summed = { reply: 'summary', summed: 'course' } as const;
  expect(answerMarkdown(kept({ ...summed, places: [{ lessonTitle: 'Warp', text: '' }] }))).toBe(
    'The lessons of this course:\n\n- Warp',
  );
  expect(answerMarkdown(kept({ ...summed, fits: false }))).toBe('I could not sum up this course.');
});

test('A question that was stopped or never answered says so', () => {
  expect(answerMarkdown(kept({ notice: 'stopped', statements: ['First the warp.'] }))).toBe(
    'First the warp.\n\nYou stopped this answer.',
  );
  expect(answerMarkdown(null)).toBe('This question was not answered.');
});
