import { expect, it } from 'vitest';
import { areaPath, linePath } from './curve.ts';
import { countTicks, spreadPlaces } from './ticks.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [30, [0, 10, 20, 30]],
  [236, [0, 100, 200, 300]],
  [100_000, [0, 50_000, 100_000]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('marks whole, round numbers up to %i', (largest, ticks) => {
  expect(countTicks(largest)).toEqual(ticks);
});

it.each([
  [1, [0]],
  [2, [0, 1]],
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [30, [4, 9, 14, 19, 24, 29]],
])('names few of %i days, and always the last', (count, places) => {
  expect(spreadPlaces(count, 7)).toEqual(places);
});

it('leaves a gap where nothing is known, and stands in the middle alone', () => {
  expect(linePath([0, 10, null, 5, 0], 10)).toBe('M0 100L25 0M75 50L100 100');
  expect(areaPath([4], 4)).toBe('M50 100L50 0L50 100Z');
  expect(linePath([], 1)).toBe('');
});
