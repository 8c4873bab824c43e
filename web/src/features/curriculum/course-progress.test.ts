import { expect, test } from 'vitest';
import { courseProgressOf, isCourseComplete, noProgress } from './course-progress.ts';

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
