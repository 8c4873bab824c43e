import { ApiError } from '@academy/contract/http/client.ts';
import { expect, test } from 'vitest';
import { coursePageTitle } from './course-failure.tsx';

test("a course's page has the course's name", () => {
  expect(coursePageTitle('React in Practice', null)).toBe('React in Practice');
});

test('a missing course is told apart from one that could not be fetched', () => {
  expect(coursePageTitle(undefined, new ApiError('Not found', 404))).toBe('Course Not Found');
  expect(coursePageTitle(undefined, new ApiError('Something went wrong', 500))).toBe('Course');
  expect(coursePageTitle(undefined, new TypeError('Failed to fetch'))).toBe('Course');
});

test('a course on its way has no name yet', () => {
  expect(coursePageTitle(undefined, null)).toBe('Course');
});
