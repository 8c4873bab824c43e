import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonToStart } from '@academy/contract/curriculum/lesson-order.ts';
import { t } from '@lingui/core/macro';
import type { CourseProgress } from './course-progress.ts';

export type StartState =
  | { kind: 'empty'; label: string }
  | { kind: 'login'; label: string }
  | { kind: 'lesson'; label: string; lesson: Lesson };

interface StartOptions {
  modules: readonly Module[];
  progress: CourseProgress;
  signedIn: boolean;
}

/** What the start button says and where it leads. */
export function startState({ modules, progress, signedIn }: StartOptions): StartState {
  const lesson = lessonToStart(modules, progress.completed, progress.lastWatchedLessonId);
  if (!lesson) return { kind: 'empty', label: t`This course doesn't have any lessons yet` };
  if (!signedIn) return { kind: 'login', label: t`Login to Start` };
  const begun = progress.completed.size > 0 || progress.lastWatchedLessonId !== null;
  const { title } = lesson;
  return { kind: 'lesson', label: begun ? t`Resume ${title}` : t`Start First Lesson`, lesson };
}
