import { courseTimeText } from '@academy/contract/curriculum/course-time.ts';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { CourseProgress } from './course-progress.ts';

/** One line under a module's title: how much there is, and how much of it is done once something is. */
export function moduleSummary(
  { lessons }: Pick<Module, 'lessons'>,
  { completed }: Pick<CourseProgress, 'completed'>,
): string {
  const count = lessons.length;
  const done = lessons.filter((lesson) => completed.has(lesson._id)).length;
  const amount = done === 0 ? lessonsText(count) : `${done} of ${lessonsText(count)}`;
  return count === 0 ? amount : `${amount} · ${courseTimeText(count)}`;
}

export function lessonsText(count: number): string {
  return count === 1 ? '1 lesson' : `${count} lessons`;
}
