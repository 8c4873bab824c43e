import { expect, test } from 'vitest';
import { type CourseProgress, noProgress } from './course-progress.ts';
import { startState } from './start-state.ts';

const lesson = (id: string, order: number) => ({
  _id: id,
  id,
  title: `Lesson ${id}`,
  duration: '10:00',
  order,
  moduleId: 'm',
  moduleTitle: 'Module',
});

const moduleOf = (order: number, ...lessons: ReturnType<typeof lesson>[]) => ({
  _id: `m${order}`,
  id: `m${order}`,
  title: `Module ${order}`,
  order,
  lessons,
});

// Out of order on purpose: the order is a field, not the place in the list.
const modules = [moduleOf(2, lesson('c', 1)), moduleOf(1, lesson('b', 2), lesson('a', 1))];

const after = (completed: string[], lastWatchedLessonId: string | null): CourseProgress => ({
  completed: new Set(completed),
  lastWatchedLessonId,
});

test('a course without lessons cannot be started', () => {
  for (const signedIn of [true, false]) {
    expect(startState({ modules: [moduleOf(1)], progress: noProgress, signedIn })).toEqual({
      kind: 'empty',
      label: "This course doesn't have any lessons yet",
    });
  }
});

test('a visitor is asked to log in', () => {
  expect(startState({ modules, progress: noProgress, signedIn: false })).toEqual({
    kind: 'login',
    label: 'Login to Start',
  });
});

test('a new student starts with the first lesson by module and lesson order', () => {
  expect(startState({ modules, progress: noProgress, signedIn: true })).toMatchObject({
    label: 'Start First Lesson',
    lesson: { _id: 'a' },
  });
});

test('a student who has begun resumes at the first incomplete lesson', () => {
  expect(startState({ modules, progress: after(['a'], 'a'), signedIn: true })).toMatchObject({
    label: 'Resume Lesson b',
    lesson: { _id: 'b' },
  });
});

test('a student who has finished resumes where they last were', () => {
  expect(startState({ modules, progress: after(['a', 'b', 'c'], 'b'), signedIn: true })).toMatchObject({
    label: 'Resume Lesson b',
    lesson: { _id: 'b' },
  });
});
