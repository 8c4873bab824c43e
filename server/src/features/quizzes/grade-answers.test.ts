import { describe, expect, it } from 'vitest';
import { gradeAnswers, type StoredQuestion } from './grade-answers.ts';

const asked = { prompt: 'What?', explanation: 'Because.', atSeconds: null };
const options = [
  { id: 'a', text: 'A', correct: true },
  { id: 'b', text: 'B', correct: false },
  { id: 'c', text: 'C', correct: true },
];
const one: StoredQuestion = {
  ...asked,
  id: 'one',
  kind: 'single',
  options: options.map((option) => ({ ...option, correct: option.id === 'b' })),
};
const several: StoredQuestion = { ...asked, id: 'several', kind: 'several', options };
const number: StoredQuestion = { ...asked, id: 'number', kind: 'number', value: 3.14, tolerance: 0.01 };
const text: StoredQuestion = { ...asked, id: 'text', kind: 'text', accepted: ['পদ্মা', 'Padma'] };
const pinned: StoredQuestion = { ...number, id: 'pinned', atSeconds: 20 };

const isRight = (question: StoredQuestion, answer: string | string[]) =>
  gradeAnswers({ [question.id]: answer }, [question]).results[question.id]?.correct;

describe('an answer', () => {
  it('is the one right option, alone or as a list of one', () => {
    expect(isRight(one, 'b')).toBe(true);
    expect(isRight(one, ['b'])).toBe(true);
    expect(isRight(one, 'a')).toBe(false);
    expect(isRight(one, ['b', 'a'])).toBe(false);
  });

  it('is all right options and none else, in any order', () => {
    expect(isRight(several, ['c', 'a'])).toBe(true);
    expect(isRight(several, ['a', 'c', 'a'])).toBe(true);
    expect(isRight(several, ['a'])).toBe(false);
    expect(isRight(several, ['a', 'b', 'c'])).toBe(false);
    expect(isRight(several, ['a', 'a'])).toBe(false);
  });

  it('is a number within the tolerance, in digits of either language', () => {
    expect(isRight(number, '3.15')).toBe(true);
    expect(isRight(number, '৩.১৩')).toBe(true);
    expect(isRight(number, '3.2')).toBe(false);
    expect(isRight(number, 'about three')).toBe(false);
  });

  it('is a text in any accepted spelling', () => {
    expect(isRight(text, ' padma ')).toBe(true);
    expect(isRight(text, 'পদ্\u200dমা')).toBe(true);
    expect(isRight(text, 'Jamuna')).toBe(false);
  });
});

describe('grading', () => {
  it('tells what was right, and nothing of what was left open', () => {
    const graded = gradeAnswers({ one: 'a', text: '  ', several: [] }, [one, several, text]);
    expect(graded).toEqual({
      correctCount: 0,
      questionCount: 3,
      results: {
        one: { correct: false, correctOption: 'b', correctOptions: ['b'], explanation: 'Because.' },
      },
      isPartial: false,
    });
  });

  it('knows that the film asked: only pinned questions, and not all there are', () => {
    expect(gradeAnswers({ pinned: '3.14' }, [one, pinned]).isPartial).toBe(true);
    expect(gradeAnswers({ pinned: '3.14' }, [pinned]).isPartial).toBe(false);
    expect(gradeAnswers({ one: 'b' }, [one, pinned]).isPartial).toBe(false);
    expect(gradeAnswers({}, [one, pinned]).isPartial).toBe(true);
  });
});
