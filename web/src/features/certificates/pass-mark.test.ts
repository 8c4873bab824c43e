import { expect, it } from 'vitest';
import { readPassMark } from './pass-mark.ts';

it.each([
  ['', null],
  ['  ', null],
  ['1', 1],
  ['80', 80],
  ['100', 100],
  ['৮০', 80],
  ['0', undefined],
  ['101', undefined],
  ['7.5', undefined],
  ['-1', undefined],
  ['eighty', undefined],
])('reads %j as %s', (text, mark) => {
  expect(readPassMark(text)).toBe(mark);
});
