import { escapeLike } from './like-patterns.ts';

/**
 * A pattern for each word of a folded text. One or two letters have no trigram of their own and are looked for where words begin; a
 * few signs are so seldom typed that everybody is looked through for them.
 */
export function searchPatterns(folded: string): string[] {
  const words = new Set(folded.split(/\s+/u).filter((word) => word !== ''));
  return [...words].map((word) => `${isShort(word) ? '% ' : '%'}${escapeLike(word)}%`);
}

function isShort(word: string): boolean {
  return [...word].length < 3 && /[\p{L}\p{N}]/u.test(word);
}
