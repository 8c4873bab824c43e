import { lessonDefaults } from './lesson-constants.ts';

/** The total time of a course as 'Xh Ym', estimated at ten minutes a lesson. */
export function courseTimeText(lessonCount: number): string {
  const minutes = lessonCount * lessonDefaults.estimatedMinutes;
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
