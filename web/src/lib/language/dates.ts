/** Dates as the reader's language writes them. */
import { currentLanguage, writesAsEnglish } from './language.ts';

// By hand in English: the first date that Intl formats holds a phone up for a tenth of a second, while it takes a page over.
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** In UTC, so that what was saved at the turn of a month reads the same everywhere. */
export function monthAndYear(date: Date): string {
  if (writesAsEnglish()) return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return date.toLocaleDateString(currentLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/**
 * `November 16, 2026`, the form for sentences, with its parts in the order of the short one. In UTC too: a page that the server drew
 * reads the same in the browser, and the day that a certificate was issued on is the same for all who read it.
 */
export function fullDate(date: Date): string {
  if (writesAsEnglish()) {
    return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  }
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return date.toLocaleDateString(currentLanguage(), parts);
}

/** `Nov 16, 2026`, the form for lists, by the reader's own clock. */
export function shortDate(date: Date): string {
  const language = writesAsEnglish() ? 'en-US' : currentLanguage();
  return date.toLocaleDateString(language, { month: 'short', day: 'numeric', year: 'numeric' });
}
