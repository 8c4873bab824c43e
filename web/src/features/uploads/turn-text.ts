import { plural, t } from '@lingui/core/macro';
import { numberText } from '@/lib/language/numbers.ts';

/** Of a video that waits for others; null where it does not. */
export function turnText(filmsBefore: number | undefined): string | null {
  if (filmsBefore === undefined) return null;
  const number = numberText(filmsBefore);
  return plural(filmsBefore, {
    one: `Waiting for its turn: ${number} video is before it.`,
    other: `Waiting for its turn: ${number} videos are before it.`,
  });
}

/** The same where there is little room. */
export function shortTurnText(filmsBefore: number): string {
  const number = numberText(filmsBefore);
  return t`Waiting for its turn, ${number} before it`;
}
