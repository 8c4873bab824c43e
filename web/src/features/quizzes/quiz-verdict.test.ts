import { expect, it } from 'vitest';
import { summaryOf, verdictOn } from './quiz-verdict.ts';

const checked = {
  answers: { q1: 'a', q2: 'c' },
  result: {
    correctCount: 1,
    questionCount: 2,
    results: { q1: { correct: false, correctOption: 'b' }, q2: { correct: true, correctOption: 'c' } },
  },
};

it('tells each question by itself', () => {
  expect(verdictOn('q1', checked.answers, checked)).toEqual({ correct: false, correctOption: 'b' });
  expect(verdictOn('q2', checked.answers, checked)?.correct).toBe(true);
  expect(summaryOf(checked.answers, checked)).toBe('1 of 2 answers are correct.');
});

it('holds only as long as the answer that was graded is the chosen one', () => {
  const changed = { q1: 'b', q2: 'c' };
  expect(verdictOn('q1', changed, checked)).toBeUndefined();
  expect(verdictOn('q2', changed, checked)?.correct).toBe(true);
  expect(summaryOf(changed, checked)).toBeUndefined();
});

it('praises when all is right, and says nothing before anything was checked', () => {
  const all = { ...checked, result: { ...checked.result, correctCount: 2 } };
  expect(summaryOf(checked.answers, all)).toBe('All 2 answers are correct. Well done!');
  expect(summaryOf(checked.answers, undefined)).toBeUndefined();
  expect(verdictOn('q1', checked.answers, undefined)).toBeUndefined();
});
