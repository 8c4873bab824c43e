import { expect, it } from 'vitest';
import { fractionOf, standardFrameRate } from './frame-rates.ts';

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
