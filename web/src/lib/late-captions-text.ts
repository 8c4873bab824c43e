/** Of captions that no student sees, as they begin after the end of the film: said by the check of a course, and where a file is taken. */
import { plural, t } from '@lingui/core/macro';
import { numberText } from './language/numbers.ts';
import { timeText } from './language/times.ts';

export function lateCaptionsText(count: number, filmSeconds: number, language: string): string {
  const number = numberText(count);
  const length = timeText(filmSeconds);
  return plural(count, {
    one: `A caption begins after the end of the film, which lasts ${length} (${language}).`,
    other: `${number} captions begin after the end of the film, which lasts ${length} (${language}).`,
  });
}

export function lateCaptionsAdvice(): string {
  return t`What comes too late is never seen: give it an earlier time, or delete it.`;
}
