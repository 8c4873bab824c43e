import { wordsOf } from './fold-words.ts';

/**
 * Names of a course's word list that are written as one and may be said in parts, by their letters: useState is heard as 'use state',
 * and so it stands in captions.
 */
export function listedNames(wordList: readonly string[]): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const entry of wordList) {
    for (const { text, parts } of wordsOf(entry)) if (parts.length > 1) names.set(text, parts);
    // 'quick release' is also typed 'quickrelease'.
    const words = wordsOf(entry).map(({ text }) => text);
    if (words.length > 1) names.set(words.join(''), words);
  }
  return names;
}
