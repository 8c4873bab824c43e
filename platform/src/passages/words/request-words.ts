/** Words that say what is wanted of the subject: 'define', 'in detail'. A course may teach one of them: the describe() of a table. */
import { foldedSet } from './short-requests.ts';

export const requestWords = foldedSet(
  `define describe clarify elaborate summarise summarize explanation detail details briefly simply understand learn help
  শিখা বোঝা ব্যাখ্যা বর্ণনা বিস্তারিত ধারণা সংক্ষেপে সহজে`,
);
const whats = foldedSet('what কী কি');

/** The one request word that a question without a word of its own may be about: 'what does describe() do?', but not 'in detail, please'. */
export function requestAsSubject(words: readonly string[], goesOn: boolean): readonly string[] {
  if (goesOn && !words.some((word) => whats.has(word))) return [];
  const found = words.filter((word) => requestWords.has(word));
  return found.length === 1 ? found : [];
}
