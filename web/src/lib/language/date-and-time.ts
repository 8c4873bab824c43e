/** Apart from other dates, which are on public pages. */
import { currentLanguage, writesAsEnglish } from './language.ts';

/** `Nov 16, 2026, 2:05 PM`, by the reader's own clock. */
export function dateAndTime(date: Date): string {
  const language = writesAsEnglish() ? 'en-US' : currentLanguage();
  return date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
