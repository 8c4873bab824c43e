import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonToStart, nextLesson } from '@academy/contract/curriculum/lesson-order.ts';
import { type CourseProgress, isCourseComplete } from './course-progress.ts';

export interface WayOn {
  /** The lesson after this one; after the last one, a lesson that was left out. */
  readonly next: Lesson | undefined;
  readonly courseComplete: boolean;
}

/** Where a student goes on to from a lesson. */
export function wayOn(modules: readonly Module[], progress: CourseProgress, lessonId: string): WayOn {
  const courseComplete = isCourseComplete(modules, progress);
  const left = courseComplete ? undefined : lessonToStart(modules, progress.completed);
  return {
    next: nextLesson(modules, lessonId) ?? (left?._id === lessonId ? undefined : left),
    courseComplete,
  };
}
