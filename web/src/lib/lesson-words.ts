/** What several features say of lessons in the same words. */
import { plural } from '@lingui/core/macro';
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
