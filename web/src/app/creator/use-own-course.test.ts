import type { Course } from '@academy/contract/courses/course.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { expect, it } from 'vitest';
import { ownCourseOf } from './use-own-course.ts';

const query = { isPending: false, isFetching: false, error: null, refetch: () => undefined };
const published = { _id: 'c1', title: 'Weaving', status: 'published' } as Course;

it('tells a course that can be read and not be worked on from one that is not there', () => {
  expect(ownCourseOf({ ...query, data: published })).toEqual({ kind: 'not-theirs', courseId: 'c1' });
  const missing = new ApiError('Course not found', 404, 'not_found');
  expect(ownCourseOf({ ...query, data: undefined, error: missing })).toEqual({ kind: 'missing' });
});

it('knows those who may work on it by the revision that only they are told', () => {
  const course = { ...published, revision: 3 };
  expect(ownCourseOf({ ...query, data: course })).toEqual({ kind: 'ready', course });
});

it('tells a course that did not come from both', () => {
  const away = new ApiError('API error: 503', 503);
  expect(ownCourseOf({ ...query, data: undefined, error: away })).toMatchObject({ kind: 'failed' });
});
