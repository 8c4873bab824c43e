/** What a search means that names a category as screens of another language do: courses keep its English name alone. */
import { translatedCategoryNames } from '@academy/contract/courses/category-names.ts';
import type { Words } from '../../access/like-patterns.ts';

/** Shorter beginnings would name half of the categories; and three signs of Bengali may be a single letter to the eye. */
const fewestSigns = 3;
const letters = new Intl.Segmenter('bn');
const isLongEnough = (word: string) =>
  [...word].length >= fewestSigns && [...letters.segment(word)].length > 1;

interface NamedCategory {
  readonly english: readonly string[];
  readonly translated: readonly string[];
}

/** As academy_fold writes them: the names have neither joiners nor digits, of which it knows more. */
const foldedWords = (name: string) => name.normalize('NFKC').toLowerCase().split(' ');

const categories: readonly NamedCategory[] = Object.values(translatedCategoryNames).flatMap((names) =>
  Object.entries(names).map(([english, translated]) => ({
    english: foldedWords(english),
    translated: foldedWords(translated),
  })),
);

/** The words as they were typed, and for each category that some of them name or begin to, its English name instead of those. */
export function readCategories(words: Words): Words[] {
  const named = categories.flatMap(({ english, translated }) => {
    const others = words.filter((word) => !isBeginningOfAny(word, translated));
    const [first, ...more] = [...new Set([...english, ...others])];
    return others.length === words.length || first === undefined ? [] : [[first, ...more] as const];
  });
  return [words, ...named];
}

function isBeginningOfAny(word: string, translated: readonly string[]): boolean {
  return isLongEnough(word) && translated.some((name) => name.startsWith(word));
}
