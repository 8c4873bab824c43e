import { expect, it } from 'vitest';
import { progressColour, progressPercent } from './progress.ts';

it.each([
  [0, 0, 0],
  [0, 10, 0],
  [1, 3, 33],
  [2, 3, 67],
  [10, 10, 100],
  [11, 10, 100],
  [-1, 10, 0],
])('makes of %i completed of %i lessons %i percent', (completed, total, percent) => {
  expect(progressPercent(completed, total)).toBe(percent);
});

it('says 100 only of a finished course, and 0 only of one not begun', () => {
  expect(progressPercent(999, 1000)).toBe(99);
  expect(progressPercent(1, 1000)).toBe(1);
});

it.each([
  [100, 'green'],
  [75, 'green'],
  [74, 'yellow'],
  [40, 'yellow'],
  [39, 'red'],
  [0, 'red'],
])('paints %i percent %s', (percent, colour) => {
  expect(progressColour(percent)).toBe(colour);
});
