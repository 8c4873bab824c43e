import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonToStart } from '@academy/contract/curriculum/lesson-order.ts';
import type { CourseProgress } from './course-progress.ts';

export type StartState =
  | { kind: 'empty'; label: "This course doesn't have any lessons yet" }
  | { kind: 'login'; label: 'Login to Start' }
  | { kind: 'lesson'; label: string; lesson: Lesson };

interface StartOptions {
  modules: readonly Module[];
  progress: CourseProgress;
  signedIn: boolean;
}

/** What the start button says and where it leads. */
export function startState({ modules, progress, signedIn }: StartOptions): StartState {
  const lesson = lessonToStart(modules, progress.completed, progress.lastWatchedLessonId);
  if (!lesson) return { kind: 'empty', label: "This course doesn't have any lessons yet" };
  if (!signedIn) return { kind: 'login', label: 'Login to Start' };
  const begun = progress.completed.size > 0 || progress.lastWatchedLessonId !== null;
  return { kind: 'lesson', label: begun ? `Resume ${lesson.title}` : 'Start First Lesson', lesson };
}
