import { bengaliStem } from './bengali-stem.ts';
import { englishStem } from './english-stem.ts';

const latin = /^[a-z']+$/;
const bengali = /^[\u0980-\u09ff]+$/;
const spaced = /^\p{L}[\p{L}\p{M}]+$/u;
/** What other languages change stands mostly at the end. */
const prefixLength = 6;

/** What the forms of a word have in common. The word is folded. */
export function stemOf(word: string): string {
  if (latin.test(word)) return englishStem(word);
  if (bengali.test(word)) return bengaliStem(word);
  if (spaced.test(word) && word.length > prefixLength + 1) return word.slice(0, prefixLength);
  return word;
}
