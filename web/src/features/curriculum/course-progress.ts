import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import { moduleTimeText } from '@/lib/course-time.ts';
import { lessonsDoneText, lessonsText } from '@/lib/lesson-words.ts';

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

export type LessonMark = 'locked' | 'done' | 'current' | 'open';

interface LessonInList {
  lessonId: string;
  locked: boolean;
  completed: ReadonlySet<string>;
  currentLessonId: string | undefined;
}

/** The state mark before a lesson's title; a locked list gives nothing away. */
export function lessonMark({ lessonId, locked, completed, currentLessonId }: LessonInList): LessonMark {
  if (locked) return 'locked';
  if (completed.has(lessonId)) return 'done';
  return lessonId === currentLessonId ? 'current' : 'open';
}

/** One line under a module's title: how much there is, and how much of it is done once something is. */
export function moduleSummary(
  { lessons }: Pick<Module, 'lessons'>,
  { completed }: Pick<CourseProgress, 'completed'>,
): string {
  const count = lessons.length;
  const done = lessons.filter((lesson) => completed.has(lesson._id)).length;
  const amount = done === 0 ? lessonsText(count) : lessonsDoneText(done, count);
  return count === 0 ? amount : `${amount} · ${moduleTimeText(lessons)}`;
}
