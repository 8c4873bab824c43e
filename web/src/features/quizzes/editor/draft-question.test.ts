import { describe, expect, it } from 'vitest';
import type { ManagedQuestion } from '@/api/quizzes.ts';
import { problemsByField } from './draft-problems.ts';
import { draftOf, newQuestion, payloadOf } from './draft-question.ts';

const asked = { id: 'one', prompt: 'What?', explanation: 'So.', atSeconds: 80 };
const options = [
  { id: 'a', text: 'A', correct: true },
  { id: 'b', text: 'B', correct: false },
];

describe('a draft', () => {
  it.each([
    { ...asked, kind: 'single', options },
    { ...asked, kind: 'several', options, atSeconds: null },
    { ...asked, kind: 'number', value: 3.5, tolerance: 0.25 },
    { ...asked, kind: 'number', value: -2, tolerance: 0 },
    { ...asked, kind: 'text', accepted: ['Padma', 'পদ্মা'] },
  ] satisfies ManagedQuestion[])('of a $kind question says what the question says', (question) => {
    expect(payloadOf(draftOf(question))).toEqual(question);
    expect(problemsByField(draftOf(question), null)).toEqual({});
  });

  it('that is new needs a question and its options', () => {
    expect(problemsByField(newQuestion(), null)).toEqual({
      prompt: 'Write the question.',
      solution: 'Write something in every option: a question needs at least two.',
    });
  });

  it('is told to remove an empty option only where one can be removed', () => {
    const empty = { id: 'c', text: ' ', correct: false };
    const asked = { ...newQuestion(), prompt: 'Which river?' };
    expect(problemsByField({ ...asked, options: [...options, empty] }, null)).toEqual({
      solution: 'Write something in every option, or remove the empty one.',
    });
  });

  it.each([
    [
      'solution',
      { kind: 'single', options: options.map((one) => ({ ...one, correct: false })) },
      'Mark the right option.',
    ],
    [
      'solution',
      { kind: 'several', options: options.map((one) => ({ ...one, text: 'A' })) },
      'Two options are the same.',
    ],
    ['solution', { kind: 'number', value: 'many' }, 'Type the right number, such as 3.5.'],
    [
      'tolerance',
      { kind: 'number', value: '3', tolerance: '-1' },
      'Type a number from zero on, or leave it empty.',
    ],
    ['solution', { kind: 'text', spellings: ' \n' }, 'Write at least one accepted answer.'],
    ['moment', { moment: 'soon' }, 'Type a moment of the film, such as 0:20.'],
    ['prompt', { prompt: 'x'.repeat(2001) }, 'A question can have at most 2,000 characters.'],
  ] as const)('with a wrong %s says so', (field, change, sentence) => {
    const draft = { ...draftOf({ ...asked, kind: 'single', options }), ...change };
    expect(problemsByField(draft, null)).toEqual({ [field]: sentence });
  });

  it('whose moment is after the end of the film says when the film ends, if that is known', () => {
    const draft = draftOf({ ...asked, kind: 'single', options });
    expect(problemsByField(draft, 20.4)).toEqual({ moment: 'The film ends at 0:20.' });
    for (const seconds of [80, null, 0]) expect(problemsByField(draft, seconds)).toEqual({});
  });
});
