/** Days of a calendar, such as `2026-03-04`, as the reader's language writes them. They have no time zone. */
import { currentLanguage, writesAsEnglish } from './language.ts';

function written(day: string, parts: Intl.DateTimeFormatOptions): string {
  const language = writesAsEnglish() ? 'en-US' : currentLanguage();
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { ...parts, timeZone: 'UTC' });
}

/** `Mar 4` */
export const shortDay = (day: string): string => written(day, { month: 'short', day: 'numeric' });

/** `Mar 4, 2026` */
export const dayText = (day: string): string =>
  written(day, { month: 'short', day: 'numeric', year: 'numeric' });

/** `Mar 2026` */
export const shortMonth = (day: string): string => written(day, { month: 'short', year: 'numeric' });
