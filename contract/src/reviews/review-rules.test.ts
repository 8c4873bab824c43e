import { expect, it } from 'vitest';
import { lessonsNeededToReview, ratingOf } from './review-rules.ts';

it.each([
  [0, 1],
  [1, 1],
  [5, 1],
  [6, 2],
  [10, 2],
  [11, 3],
])('a fifth of %i lessons is %i', (total, needed) => {
  expect(lessonsNeededToReview(total)).toBe(needed);
});

it.each([
  [[0, 0, 0, 0, 0], 0, null],
  [[0, 0, 0, 0, 1], 1, 5],
  [[1, 0, 0, 0, 2], 3, 3.7],
  [[0, 0, 0, 1, 3], 4, 4.8],
])('the stars %j are %i reviews with a mean of %s', (stars, count, mean) => {
  expect(ratingOf(stars)).toEqual({ count, mean });
});
