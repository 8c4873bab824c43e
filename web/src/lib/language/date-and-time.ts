/** Apart from other dates, which are on public pages. */
import { currentLanguage, writesAsEnglish } from './language.ts';

/**
 * `Nov 16, 2026, 2:05 PM`, by the reader's own clock. Other languages have 24 hours: where they count to twelve, as Bengali does,
 * Intl writes the English AM and PM.
 */
export function dateAndTime(date: Date): string {
  const parts = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return writesAsEnglish()
    ? date.toLocaleString('en-US', parts)
    : date.toLocaleString(currentLanguage(), { ...parts, hourCycle: 'h23' });
}
