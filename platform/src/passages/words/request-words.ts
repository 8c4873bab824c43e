/** Words that say what is wanted of the subject: 'define', 'in detail'. A course may teach one of them: the describe() of a table. */
import { foldedSet } from './short-requests.ts';

export const requestWords = foldedSet(
  `define describe clarify elaborate summarise summarize explanation detail details briefly simply understand learn help
  explained explains explaining explanations described describes describing discuss discusses discussed mentions
  শিখা বোঝা ব্যাখ্যা বর্ণনা বিস্তারিত ধারণা সংক্ষেপে সহজে ব্যাখ্যার ব্যাখ্যাটা ব্যাখ্যাটি বর্ণিত উল্লেখ আলোচিত
  বোঝানো বোঝানোর বুঝানো শেখানো শেখানোর শেখায়`,
);
/** 'Where is it covered?' asks for a place of the course, 'should it be covered?' for a lid. */
const inPlaces = foldedSet('cover covers covered introduced defined treated shown আলোচনা দেখানো');
const asksForPlace = foldedSet(
  'where lesson lessons video videos film lecture কোথায় পাঠ পাঠে পাঠটি পাঠটিতে ভিডিও ভিডিওতে',
);
const whats = foldedSet('what কী কি');

/** The one request word that a question without a word of its own may be about: 'what does describe() do?', but not 'in detail, please'. */
export function requestAsSubject(words: readonly string[], goesOn: boolean): readonly string[] {
  if (goesOn && !words.some((word) => whats.has(word))) return [];
  const found = words.filter((word) => requestWords.has(word));
  return found.length === 1 ? found : [];
}

export const isOfPlace = (word: string, words: readonly string[]) =>
  inPlaces.has(word) && words.some((other) => asksForPlace.has(other));
