import { describe, expect, it } from 'vitest';
import { characterCount, onOneLine } from './character-count.ts';

describe('the count of characters', () => {
  it.each([
    ['abc', 3],
    ['', 0],
    ['👍👍', 2],
    ['বাংলা', 5],
    ['ক্ষ', 3],
    ['\u200b\u200b\u200b', 0],
    ['a\u202eb', 2],
    ['👩\u200d🏫', 2],
  ])('of %j is %i', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });
});

it('brings a text onto one line', () => {
  expect(onOneLine(' Weaving\r\n by\thand\u2028 \0')).toBe('Weaving  by hand');
  expect(onOneLine('  তাঁত বোনা  ')).toBe('তাঁত বোনা');
});
