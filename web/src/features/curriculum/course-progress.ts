import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';

/** What a student has done of a course, as the curriculum and the start button need it. */
export interface CourseProgress {
  completed: ReadonlySet<string>;
  lastWatchedLessonId: string | null;
}

export const noProgress: CourseProgress = { completed: new Set(), lastWatchedLessonId: null };

/** A status that could not be fetched, or that a visitor never had, is no progress. */
export function courseProgressOf(status: EnrollmentStatus | undefined): CourseProgress {
  if (!status?.enrolled) return noProgress;
  const done = Object.entries(status.lessons).filter(([, lesson]) => lesson.status === 'completed');
  return {
    completed: new Set(done.map(([lessonId]) => lessonId)),
    lastWatchedLessonId: status.lastWatchedLessonId,
  };
}

export function isCourseComplete(modules: readonly Module[], { completed }: CourseProgress): boolean {
  const lessons = lessonsInOrder(modules);
  return lessons.length > 0 && lessons.every((lesson) => completed.has(lesson._id));
}
