import { describe, expect, it } from 'vitest';
import { gradeQuiz } from './sample-quiz.ts';

const right = { q1: 'b', q2: 'c' };

describe('grading a quiz', () => {
  it('counts what is right and tells it question by question', () => {
    expect(gradeQuiz({ q1: 'b', q2: 'a' }, right)).toEqual({
      correctCount: 1,
      questionCount: 2,
      results: { q1: { correct: true, correctOption: 'b' }, q2: { correct: false, correctOption: 'c' } },
    });
  });

  it('takes a question left open for wrong, and no other question for right', () => {
    expect(gradeQuiz({ q9: 'b', __proto__: 'c' }, right).correctCount).toBe(0);
    expect(gradeQuiz({}, right)).toMatchObject({ correctCount: 0, questionCount: 2 });
  });
});
