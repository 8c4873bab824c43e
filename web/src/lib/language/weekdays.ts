/** Days of a week by the reader's own clock, as their language writes them. */
import { currentLanguage, writesAsEnglish } from './language.ts';

const language = () => (writesAsEnglish() ? 'en-US' : currentLanguage());

/** `Monday` */
export const weekdayName = (day: Date): string => day.toLocaleDateString(language(), { weekday: 'long' });

/** `M`: where the days stand in a row, that is enough. */
export const weekdayInitial = (day: Date): string =>
  day.toLocaleDateString(language(), { weekday: 'narrow' });

/** `Monday, Tuesday, and Friday` */
export const listText = (words: readonly string[]): string => new Intl.ListFormat(language()).format(words);
