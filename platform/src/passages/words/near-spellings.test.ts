import { expect, test } from 'vitest';
import { SpellingList, typingErrors } from './near-spellings.ts';

test.each([
  ['steam', 'steam', 0],
  ['steem', 'steam', 1],
  ['tueb', 'tube', 1],
  ['precision', 'presicion', 2],
])('%s and %s differ by %i typing errors', (one, other, errors) => {
  expect(typingErrors(one, other)).toBe(errors);
});

const list = new SpellingList(['steam', 'steal', 'oven', 'derailleur', 'phone', 'glues', 'of']);

test('The words with the fewest errors are meant, and short words are never respelled', () => {
  expect(list.near('steem').map(({ word }) => word)).toEqual(['steam']);
  expect(list.near('steax').map(({ word }) => word)).toEqual(['steam', 'steal']);
  expect(list.near('derailer')).toEqual([{ word: 'derailleur', distance: 2 }]);
  expect(list.near('ovn')).toEqual([]);
  expect(list.near('banana')).toEqual([]);
});

test('The first letter is right, or swapped with the next', () => {
  expect(list.near('bteam')).toEqual([]);
  expect(list.near('tseam')).toEqual([{ word: 'steam', distance: 1 }]);
});

test('A word that another one ends with, or that begins as it does, is related to it', () => {
  expect(list.related('smartphone')).toEqual(['phone']);
  expect(list.related('glue')).toEqual(['glues']);
  expect(list.related('ov')).toEqual([]);
});
