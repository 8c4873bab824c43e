/** What lists of words that tell a request by its words have in common. */
import { foldText } from './fold-words.ts';

/** Written with blanks between them; folded, as the words of a message are. */
export const foldedSet = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(foldText));

/** Who writes more asks about something. */
export const longestRequest = 160;
