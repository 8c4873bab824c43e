import { expect, test } from 'vitest';
import { descriptionParts } from './description-parts.ts';

test('a short description is the promise, and the overview repeats nothing', () => {
  expect(descriptionParts('Learn to weave.')).toEqual({ lead: 'Learn to weave.', rest: [] });
});

test('the first paragraph is the promise, the others the overview', () => {
  expect(descriptionParts('Learn to weave.\n\nFrom thread to cloth.\n \nAnd dyeing.')).toEqual({
    lead: 'Learn to weave.',
    rest: ['From thread to cloth.', 'And dyeing.'],
  });
});

test('a long paragraph gives its first sentences', () => {
  const sentence = `${'word '.repeat(30).trim()}.`;
  const { lead, rest } = descriptionParts([sentence, sentence, sentence].join(' '));
  expect(lead).toBe(sentence);
  expect(rest).toEqual([`${sentence} ${sentence}`]);
});

test('a Bengali sentence ends at its danda', () => {
  const sentence = `${'শব্দ '.repeat(40).trim()}।`;
  expect(descriptionParts(`${sentence} ${sentence}`)).toEqual({ lead: sentence, rest: [sentence] });
});

test('a long text without a sentence in it stays whole', () => {
  const text = 'word '.repeat(200).trim();
  expect(descriptionParts(text)).toEqual({ lead: text, rest: [] });
});

test('an empty description is an empty promise', () => {
  expect(descriptionParts('  \n\n ')).toEqual({ lead: '', rest: [] });
});
