import { describe, expect, it } from 'vitest';
import type { WrittenQuestion } from './question.ts';
import { problemsOf } from './question-problems.ts';

const asked = { prompt: 'Which river?', explanation: '', atSeconds: null };
const option = (id: string, text: string, correct = false) => ({ id, text, correct });
const choice = (...options: ReturnType<typeof option>[]): WrittenQuestion => ({
  ...asked,
  kind: 'single',
  options,
});

describe('a question', () => {
  it('has no problem when it can be asked', () => {
    expect(problemsOf(choice(option('a', 'Padma', true), option('b', 'Meghna')))).toEqual([]);
    expect(problemsOf({ ...asked, kind: 'number', value: 4, tolerance: 0 })).toEqual([]);
    expect(problemsOf({ ...asked, kind: 'text', accepted: ['পদ্মা', 'Padma'] })).toEqual([]);
    const both = [option('a', 'Padma', true), option('b', 'Meghna', true)];
    expect(problemsOf({ ...asked, kind: 'several', options: both })).toEqual([]);
  });

  it.each([
    ['prompt_empty', { ...choice(option('a', 'A', true), option('b', 'B')), prompt: ' \u200b ' }],
    ['too_few_options', choice(option('a', 'A', true))],
    ['option_empty', choice(option('a', 'A', true), option('b', '  '))],
    ['options_equal', choice(option('a', 'A', true), option('b', ' A '))],
    ['option_ids_equal', choice(option('a', 'A', true), option('a', 'B'))],
    ['no_right_option', choice(option('a', 'A'), option('b', 'B'))],
    ['two_right_options', choice(option('a', 'A', true), option('b', 'B', true))],
    ['no_spelling', { ...asked, kind: 'text', accepted: [] }],
    ['spelling_empty', { ...asked, kind: 'text', accepted: ['Padma', '\u200d'] }],
  ] satisfies [string, WrittenQuestion][])('that is refused: %s', (problem, question) => {
    expect(problemsOf(question)).toEqual([problem]);
  });
});
