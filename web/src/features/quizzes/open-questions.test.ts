import { expect, it } from 'vitest';
import { missingIn, toggled } from './open-questions.ts';

it('an answer is missing while there is none, and a number while it is none', () => {
  expect(missingIn({ kind: 'single' }, undefined)).toBe('answer');
  expect(missingIn({ kind: 'several' }, [])).toBe('answer');
  expect(missingIn({ kind: 'text' }, '  ')).toBe('answer');
  expect(missingIn({ kind: 'number' }, 'three')).toBe('number');
  expect(missingIn({ kind: 'number' }, '৩')).toBeNull();
  expect(missingIn({ kind: 'several' }, ['a'])).toBeNull();
});

it('an option of several is chosen, and chosen no longer', () => {
  expect(toggled(undefined, 'a')).toEqual(['a']);
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
