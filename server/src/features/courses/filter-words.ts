/** What a search means that names a level, or says that it should cost nothing: a filter, and the rest of its words. */
import type { Difficulty } from '@academy/contract/courses/difficulty.ts';
import { type CourseFilter, filterNames } from '@academy/contract/courses/filter-names.ts';
import { foldText } from '@academy/platform/passages/words/fold-words.ts';
import { isFunctionWord } from '@academy/platform/passages/words/function-words.ts';
import type { Words } from '../../access/like-patterns.ts';

/** One way to read a search. Without a filter there are words. */
export interface Reading {
  readonly words: readonly string[];
  /** Null for all of them. */
  readonly levels: readonly Difficulty[] | null;
  readonly isFree: boolean;
}

/** As academy_fold writes them: none of these has a joiner, a digit or a curled apostrophe, of which it knows more. */
const foldedWords = (name: string) => name.normalize('NFKC').toLowerCase().split(' ');

const names = Object.values(filterNames).flatMap((byFilter) =>
  (Object.entries(byFilter) as [CourseFilter, readonly string[]][]).flatMap(([filter, written]) =>
    written.map((name) => ({ filter, words: foldedWords(name) })),
  ),
);

/** What people put around a level or a price, and what says nothing of the course itself. */
const around = new Set(
  foldedWords(
    'course courses class classes level levels for কোর্স কোর্সের কোর্সগুলো ক্লাস স্তর স্তরের লেভেল লেভেলের জন্য',
  ),
);

/** What is for all levels suits a beginner; who asks for an advanced course does not mean one. */
const levelsOf = (level: Difficulty): Difficulty[] =>
  level === 'beginner' ? ['beginner', 'all-levels'] : [level];

/** A name of several words stands there in a row: 'all about sea level' names no level. */
const namesIn = (words: readonly string[]) =>
  names.filter((name) =>
    words.some((_, from) => name.words.every((word, index) => words[from + index] === word)),
  );

/** What a search is about: 'how to make an android app' an android app, 'machine learning for beginners' machine learning. */
export function subjectOf(words: readonly string[]): string[] {
  const named = new Set(namesIn(words).flatMap((name) => name.words));
  return words.filter((word) => !named.has(word) && !around.has(word) && !isFunctionWord(foldText(word)));
}

/** The words as they were typed, and then each filter that some of them name: level, price, both. */
export function readFilters(words: Words): Reading[] {
  const named = namesIn(words);
  const level = named.flatMap(({ filter, words }) => (filter === 'free' ? [] : [{ level: filter, words }]));
  const free = named.filter(({ filter }) => filter === 'free');
  const levels = [...new Set(level.flatMap((name) => levelsOf(name.level)))];
  const without = (...taken: readonly (readonly { words: readonly string[] }[])[]) => {
    const said = new Set(taken.flat().flatMap((name) => name.words));
    return words.filter((word) => !said.has(word) && !around.has(word));
  };
  const readings: Reading[] = [{ words, levels: null, isFree: false }];
  if (level.length > 0) readings.push({ words: without(level), levels, isFree: false });
  if (free.length > 0) readings.push({ words: without(free), levels: null, isFree: true });
  if (level.length > 0 && free.length > 0)
    readings.push({ words: without(level, free), levels, isFree: true });
  return readings;
}
