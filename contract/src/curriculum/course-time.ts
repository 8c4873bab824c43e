/** How long courses and modules take: as long as their films, once all of these are measured; before that, an estimate. */
import { lessonDefaults } from './lesson-constants.ts';

interface Timed {
  readonly videoSeconds?: number | undefined;
}

/** Undefined while one of the lessons has no film that is measured, and where there are no lessons. */
export function measuredSeconds(lessons: readonly Timed[]): number | undefined {
  let sum = 0;
  for (const { videoSeconds } of lessons) {
    if (videoSeconds === undefined) return undefined;
    sum += videoSeconds;
  }
  return lessons.length === 0 ? undefined : sum;
}

export function estimatedSeconds(lessonCount: number): number {
  return lessonCount * lessonDefaults.estimatedMinutes * 60;
}

export interface HoursAndMinutes {
  readonly hours: number;
  readonly minutes: number;
}

/** Rounded down like the times of lessons; but what takes any time takes a minute. */
export function hoursAndMinutes(seconds: number): HoursAndMinutes {
  const total = seconds > 0 ? Math.max(1, Math.floor(seconds / 60)) : 0;
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}
