import { expect, it } from 'vitest';
import { estimatedSeconds, hoursAndMinutes, measuredSeconds } from './course-time.ts';
import { hoursLeft } from './hours-left.ts';

it('is the sum of the films once every lesson has one', () => {
  expect(measuredSeconds([{ videoSeconds: 62.9 }, { videoSeconds: 60.2 }])).toBeCloseTo(123.1);
});

it('is not known while a lesson has no film, nor where there are no lessons', () => {
  expect(measuredSeconds([{ videoSeconds: 62.9 }, {}])).toBeUndefined();
  expect(measuredSeconds([])).toBeUndefined();
});

it('is estimated at ten minutes a lesson', () => {
  expect(estimatedSeconds(7)).toBe(4200);
});

it.each([
  [0, 0, 0],
  [3, 0, 1],
  [119.9, 0, 1],
  [3599.9, 0, 59],
  [3600, 1, 0],
  [36_061, 10, 1],
])('says %d seconds as %dh %dm', (seconds, hours, minutes) => {
  expect(hoursAndMinutes(seconds)).toEqual({ hours, minutes });
});

it.each([
  [1, 1],
  [3600, 1],
  [3600.5, 2],
  [7201, 3],
])('rounds %d seconds that are left up to %d hours', (seconds, hours) => {
  expect(hoursLeft(seconds)).toBe(hours);
});
