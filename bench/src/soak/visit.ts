/** What a learner needs for each of their activities. */
import { setTimeout as delay } from 'node:timers/promises';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { Sending } from './browser.ts';
import type { LessonToWatch } from './lesson-videos.ts';

interface Call extends Sending {
  /** An answer that is not right counts as a failure. */
  readonly isRight?: (answer: string) => boolean;
}

export interface Visit {
  readonly lesson: LessonToWatch;
  readonly over: AbortSignal;
  /** A call of the API, counted by its kind; null when it failed. */
  call(kind: string, path: string, call?: Call): Promise<Buffer | null>;
  get<T>(kind: string, path: string): Promise<T | null>;
}

export function readForAWhile({ over }: Visit): Promise<void> {
  return pause(2000 + Math.random() * 6000, over);
}

/** Resolves early when the time is over. */
export function pause(ms: number, over: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal: over }).catch(() => undefined);
}

export function pathOf({ courseId, moduleId, lessonId }: LessonAddress): string {
  return `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}`;
}

export function oneOf<T>(items: readonly T[]): T | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
