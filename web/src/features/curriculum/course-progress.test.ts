import { expect, test } from 'vitest';
import {
  courseProgressOf,
  isCourseComplete,
  lessonMark,
  moduleSummary,
  noProgress,
} from './course-progress.ts';

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

const status = (completed: string[], lastWatchedLessonId: string | null = null) => ({
  enrolled: true,
  progress: 0,
  completedLessons: completed.length,
  lastWatchedLessonId,
  lessons: Object.fromEntries(completed.map((id) => [id, { status: 'completed' as const }])),
});

test('only completed lessons count as done', () => {
  const progress = courseProgressOf({
    ...status(['a'], 'b'),
    lessons: { a: { status: 'completed' }, b: { status: 'started' } },
  });
  expect([...progress.completed]).toEqual(['a']);
  expect(progress.lastWatchedLessonId).toBe('b');
});

test('a status that failed, or says not enrolled, is no progress', () => {
  expect(courseProgressOf(undefined)).toEqual(noProgress);
  expect(courseProgressOf({ ...status(['a'], 'a'), enrolled: false })).toEqual(noProgress);
});

test('a course is complete when every lesson is, and never without lessons', () => {
  expect(isCourseComplete(modules, courseProgressOf(status(['a', 'b', 'c'])))).toBe(true);
  expect(isCourseComplete(modules, courseProgressOf(status(['a', 'c'])))).toBe(false);
  expect(isCourseComplete([moduleOf(1)], noProgress)).toBe(false);
});

const facts = { lessonId: 'a', locked: false, completed: new Set<string>(), currentLessonId: undefined };

test('a lesson not yet reached is open', () => {
  expect(lessonMark(facts)).toBe('open');
});

test('the lesson to go on with is current', () => {
  expect(lessonMark({ ...facts, currentLessonId: 'a' })).toBe('current');
});

test('a completed lesson is done, even when it is the current one', () => {
  expect(lessonMark({ ...facts, completed: new Set(['a']), currentLessonId: 'a' })).toBe('done');
});

test('a locked list shows nothing but locks', () => {
  expect(lessonMark({ ...facts, locked: true, completed: new Set(['a']), currentLessonId: 'a' })).toBe(
    'locked',
  );
});

const lessons = (...ids: string[]) =>
  ids.map((id, index) => ({
    _id: id,
    id,
    title: id,
    duration: '10:00',
    order: index + 1,
    moduleId: 'm',
    moduleTitle: 'Module',
  }));

test('a module says how many lessons it has and how long they take', () => {
  expect(moduleSummary({ lessons: lessons('a') }, { completed: new Set() })).toBe('1 lesson · 0h 10m');
  expect(
    moduleSummary({ lessons: lessons('a', 'b', 'c', 'd', 'e', 'f', 'g') }, { completed: new Set() }),
  ).toBe('7 lessons · 1h 10m');
});

test('a module that was begun says how far', () => {
  expect(moduleSummary({ lessons: lessons('a', 'b') }, { completed: new Set(['b', 'elsewhere']) })).toBe(
    '1 of 2 lessons · 0h 20m',
  );
});

test('an empty module takes no time', () => {
  expect(moduleSummary({ lessons: [] }, { completed: new Set() })).toBe('0 lessons');
});
