import type { Course } from '@academy/contract/courses/course.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { expect, it } from 'vitest';
import { lessonPageState } from './lesson-page-state.ts';

const address = { courseId: 'c', moduleId: 'm', lessonId: 'l' };
const course = { _id: 'c', title: 'Course' } as Course;
const lesson = { _id: 'l', title: 'Lesson' } as Lesson;
const fetched = <T>(data: T) => ({ data, error: null });
const pending = { data: undefined, error: null };
const refused = (status: number) => ({ data: undefined, error: new ApiError('No', status) });

it('waits for the course first and then for the lesson', () => {
  expect(lessonPageState({ address, course: pending, lesson: pending })).toEqual({
    kind: 'waiting',
    message: 'Waiting for course data...',
  });
  expect(lessonPageState({ address, course: fetched(course), lesson: pending })).toEqual({
    kind: 'waiting',
    message: 'Waiting for lesson data...',
  });
});

it.each(['', '0', 'undefined', 'null'])(
  'sees that the address names no lesson when it says %j',
  (lessonId) => {
    const facts = { address: { ...address, lessonId }, course: fetched(course), lesson: pending };
    expect(lessonPageState(facts).kind).toBe('no-lesson-id');
  },
);

it.each([
  [403, 'not-enrolled'],
  [404, 'missing'],
  [500, 'failed'],
])('tells by the answer %i that the lesson is %s', (status, kind) => {
  expect(lessonPageState({ address, course: fetched(course), lesson: refused(status) }).kind).toBe(kind);
});

it('calls a lesson that a lost connection keeps away failed, not missing', () => {
  const lost = { data: undefined, error: new TypeError('Failed to fetch') };
  expect(lessonPageState({ address, course: fetched(course), lesson: lost }).kind).toBe('failed');
});

it('keeps showing a lesson that could not be fetched again', () => {
  const again = { data: lesson, error: new ApiError('Away', 503) };
  expect(lessonPageState({ address, course: fetched(course), lesson: again }).kind).toBe('ready');
});
