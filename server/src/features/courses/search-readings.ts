/** All that a search may mean, the words themselves first. */
import { isWords, type Words } from '../../access/like-patterns.ts';
import { readCategories } from './category-words.ts';
import { type Reading, readFilters } from './filter-words.ts';

export function readingsOf(words: Words): Reading[] {
  return readFilters(words).flatMap((reading) =>
    isWords(reading.words)
      ? readCategories(reading.words).map((read) => ({ ...reading, words: read }))
      : [reading],
  );
}
