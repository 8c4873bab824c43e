/** What several features say of lessons in the same words. */
import { lessonDefaults } from '@academy/contract/curriculum/lesson-constants.ts';
import { plural, t } from '@lingui/core/macro';
import { numberText } from './language/numbers.ts';

export function lessonsText(count: number): string {
  const number = numberText(count);
  return plural(count, { one: `${number} lesson`, other: `${number} lessons` });
}

export function lessonsDoneText(doneCount: number, count: number): string {
  const done = numberText(doneCount);
  const number = numberText(count);
  return plural(count, { one: `${done} of ${number} lesson`, other: `${done} of ${number} lessons` });
}

/** The total time of a course as 'Xh Ym', estimated at ten minutes a lesson. */
export function courseTimeText(lessonCount: number): string {
  const total = lessonCount * lessonDefaults.estimatedMinutes;
  const hours = numberText(Math.floor(total / 60));
  const minutes = numberText(total % 60);
  return t({ message: `${hours}h ${minutes}m`, comment: 'A length of time, in hours and minutes' });
}
