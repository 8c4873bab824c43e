import { expect, it } from 'vitest';
import { fractionOf, neededFrameRate, standardFrameRate } from './frame-rates.ts';

it.each([
  [25, '25'],
  [29.97, '30000/1001'],
  [23.976, '24000/1001'],
  [24, '24'],
  [59.94, '60000/1001'],
  [30.01, '30'],
])('keeps a usual rate as it is: %d', (rate, fraction) => {
  expect(fractionOf(standardFrameRate(rate))).toBe(fraction);
});

it.each([
  [1, 10],
  [17.3, 20],
  [20.5, 24],
  [27, 30],
  [33, 48],
])('takes the next whole rate above an unusual one: %d', (rate, taken) => {
  expect(standardFrameRate(rate)).toBe(taken);
});

it.each([
  [120, 60],
  [100, 50],
  [119.88, 60_000 / 1001],
  [240, 60],
])('shows slow motion at 60 pictures a second or fewer: %d', (rate, taken) => {
  expect(standardFrameRate(rate)).toBe(taken);
});

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
