/** Longer than this, a word is narrowed down by its beginning and then compared whole. */
const indexedLength = 64;

export type Words = readonly [string, ...string[]];

export function isWords(words: readonly string[]): words is Words {
  return words.length > 0;
}

/** Every word as a substring, to the letter: `%` and `_` mean themselves. */
export function exactPatterns(words: readonly string[]): string[] {
  return words.map((word) => `%${escapeLike(word)}%`);
}

/** Patterns of the four longest words, of which a trigram index can answer at least one. */
export function indexedPatterns(words: Words): [string, string, string, string] {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const patternOf = (index: number) => indexedPattern(longestFirst[index] ?? words[0]);
  return [patternOf(0), patternOf(1), patternOf(2), patternOf(3)];
}

/** Signs alone have no trigrams, and without one an index would be read from end to end. */
export function hasTrigrams(words: Words): boolean {
  return words.some((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * One or two letters have no trigram of their own. They are looked for where words begin: the
 * searched text has a blank before each word, and that makes one.
 */
function indexedPattern(word: string): string {
  const letters = [...word];
  if (letters.length < 3) return `% ${escapeLike(word)}%`;
  return `%${escapeLike(letters.slice(0, indexedLength).join(''))}%`;
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
