import { expect, test } from 'vitest';
import { canLoadMore, resultCountText } from './result-count.ts';

test('a full page can be followed by more', () => {
  expect(canLoadMore({ count: 8, limit: 8 })).toBe(true);
  expect(canLoadMore({ count: 16, limit: 16 })).toBe(true);
});

test('a page that is not full is the last', () => {
  expect(canLoadMore({ count: 7, limit: 8 })).toBe(false);
  expect(canLoadMore({ count: 8, limit: 16 })).toBe(false);
  expect(canLoadMore({ count: 0, limit: 8 })).toBe(false);
});

test('a list with a fixed length never grows', () => {
  expect(canLoadMore({ count: 8, limit: 8, fixedLimit: true })).toBe(false);
});

test('nothing is offered beyond the longest list a request may ask for', () => {
  expect(canLoadMore({ count: 1000, limit: 1000 })).toBe(false);
});

test('the count says when it is only the beginning', () => {
  expect(resultCountText({ count: 0, limit: 8 })).toBe('No courses');
  expect(resultCountText({ count: 1, limit: 8 })).toBe('1 course');
  expect(resultCountText({ count: 5, limit: 8 })).toBe('5 courses');
  expect(resultCountText({ count: 8, limit: 8 })).toBe('Showing the first 8 courses');
});
