import { expect, it } from 'vitest';
import { distinctPercents, percentAt, secondsAt } from './seek-range.ts';

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

it('puts moments on the bar once for each place, however many they are', () => {
  expect(distinctPercents([10, 10.01, 50, 101, -1], 100)).toEqual([10, 50]);
  expect(
    distinctPercents(
      Array.from({ length: 20_000 }, (_, n) => n),
      20_000,
    ).length,
  ).toBeLessThan(600);
  expect(distinctPercents([5], Number.NaN)).toEqual([]);
});
