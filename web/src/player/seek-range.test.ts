import { expect, it } from 'vitest';
import { percentAt, secondsAt } from './seek-range.ts';

it('maps 0 to 100 onto the length of the video', () => {
  expect(secondsAt(0, 80)).toBe(0);
  expect(secondsAt(25, 80)).toBe(20);
  expect(secondsAt(100, 80)).toBe(80);
  expect(percentAt(20, 80)).toBe(25);
});

it('stays within the video', () => {
  expect(secondsAt(140, 80)).toBe(80);
  expect(secondsAt(-3, 80)).toBe(0);
  expect(percentAt(81, 80)).toBe(100);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 0])('is at the beginning of a length of %d', (duration) => {
  expect(secondsAt(50, duration)).toBe(0);
  expect(percentAt(5, duration)).toBe(0);
});
