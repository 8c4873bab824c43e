import { expect, it } from 'vitest';
import { requestedRange } from './deliver-blob.ts';

it.each([
  ['bytes=0-0', 0, 0],
  ['bytes=0-99', 0, 99],
  ['bytes=10-19', 10, 19],
  ['bytes=90-', 90, 99],
  ['bytes=90-5000', 90, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-5000', 0, 99],
])('finds the bytes of %s in a hundred', (header, start, end) => {
  expect(requestedRange(header, 100)).toEqual({ kind: 'part', start, end });
});

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('finds none for %s', (header) => {
  expect(requestedRange(header, 100)).toEqual({ kind: 'outside' });
});

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,5-9',
  'lines=0-5',
  'bytes=a-b',
  'bytes=--5',
])('gives the whole for %s', (header) => {
  expect(requestedRange(header, 100)).toEqual({ kind: 'whole' });
});

it('finds no part of nothing', () => {
  expect(requestedRange('bytes=0-', 0)).toEqual({ kind: 'outside' });
  expect(requestedRange('bytes=-1', 0)).toEqual({ kind: 'outside' });
});
