import { expect, test } from 'vitest';
import { readMomentQuery } from './moment-query.ts';

const wordsIn = (folded: string) => readMomentQuery(folded)?.words;

test.each([
  ['boat on a river', ['boat', 'river']],
  ['how is the boat made?', ['boat', 'made']],
  ["what's a boat", ['boat']],
  ['নৌকা কীভাবে চলে', ['নৌকা', 'চলে']],
  ['to-do list', ['to', 'do', 'list']],
  ['sort the list', ['sort', 'list']],
  ['on the', ['on', 'the']],
  ['- on -', ['on']],
  ['"boat on a river"', ['boat', 'on', 'a', 'river']],
])('of %s, words that say something are looked for', (folded, words) => {
  expect(wordsIn(folded)).toEqual(words);
});

test('what was typed is told first where it stands in a row', () => {
  expect(readMomentQuery('boat on a river')?.phrase).toBe('% boat on a river%');
  expect(readMomentQuery('the boat')?.phrase).toBe('% the boat%');
  expect(readMomentQuery('boat')?.phrase).toBeNull();
});
