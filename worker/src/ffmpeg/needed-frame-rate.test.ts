import { expect, it } from 'vitest';
import { neededFrameRate } from './needed-frame-rate.ts';

it.each([
  ['constant', 25, 25, 25],
  ['constant, the American way', 30_000 / 1001, 30_000 / 1001, 30_000 / 1001],
  ["a phone's, nearly constant", 29.4, 30, 30],
  ['a screen that moves now and then', 12.3, 60, 30],
  ['a screen that moves nearly always', 52, 60, 52],
  ['half pictures counted as whole ones', 25, 50, 25],
  ['without an average', null, 24, 24],
  ['a base in milliseconds', 17.2, 1000, 17.2],
  ['both in milliseconds', 1000, 1000, 25],
  ['nothing known', null, null, 25],
])('takes what the movement needs: %s', (_, average, base, needed) => {
  expect(neededFrameRate(average, base)).toBe(needed);
});
