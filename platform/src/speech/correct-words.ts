import { isCommonWord } from './common-words.ts';
import { editDistance } from './edit-distance.ts';
import { soundOf } from './sound-of.ts';
import type { TimedWord } from './timed-words.ts';

interface Term {
  readonly text: string;
  readonly letters: string;
  readonly sound: string;
}

/** A term may be heard as one or two words more than it has: 'Kubernetes' as 'cuber netties'. */
const mostWords = 4;
/** Shorter terms are taken only as they are: too much is near to them. */
const shortestNearMiss = 5;

/**
 * Spells names and terms of a course as its creator does, where what was heard is nearly the same in letters and in sound. Never
 * changes a window of common words. What is near is known for English alone; elsewhere only capitals, blanks and hyphens are corrected.
 */
export function correctWords(
  list: readonly string[],
  language: string,
): (words: readonly TimedWord[]) => TimedWord[] {
  const isEnglish = /^en(?:-|$)/.test(language);
  const terms = list.map((text) => ({ text, letters: lettersOf(text), sound: soundOf(lettersOf(text)) }));
  const known = terms.filter(({ letters }) => letters !== '');
  return (words) => (known.length === 0 ? [...words] : correct(words, known, isEnglish));
}

function correct(words: readonly TimedWord[], terms: readonly Term[], isEnglish: boolean): TimedWord[] {
  const corrected: TimedWord[] = [];
  for (let start = 0; start < words.length; ) {
    const found = bestMatch(words, start, terms, isEnglish);
    const window = words.slice(start, start + (found?.count ?? 1));
    corrected.push(...(found ? replace(window, found.term.text) : window));
    start += window.length;
  }
  return corrected;
}

function bestMatch(words: readonly TimedWord[], start: number, terms: readonly Term[], isEnglish: boolean) {
  let best: { term: Term; count: number; distance: number } | undefined;
  for (let count = 1; count <= mostWords && start + count <= words.length; count++) {
    const window = words.slice(start, start + count).map(({ text }) => text);
    // A sentence or clause that ends inside is no term.
    if (window.slice(0, -1).some((word) => /[\p{P}]$/u.test(word) && !word.endsWith('-'))) break;
    if (window.every((word) => isCommonWord(lettersOf(word)))) continue;
    const letters = lettersOf(window.join(''));
    for (const term of terms) {
      const distance = isEnglish ? nearness(letters, term) : letters === term.letters ? 0 : null;
      if (distance === null || (distance > 0 && touchesCommon(window, count))) continue;
      if (!best || distance < best.distance) best = { term, count, distance };
    }
  }
  return best;
}

/** 'the Kubernetes' is near to 'Kubernetes'; the article is no part of it. */
function touchesCommon(window: readonly string[], count: number): boolean {
  if (count === 1) return isCommonWord(lettersOf(window[0] ?? ''));
  return [window[0], window.at(-1)].some((word) => isCommonWord(lettersOf(word ?? '')));
}

/** How many letters differ, or null where it is another word. */
function nearness(letters: string, term: Term): number | null {
  if (letters === term.letters) return 0;
  if (term.letters.length < shortestNearMiss || letters[0] === undefined) return null;
  const allowed = Math.floor(term.letters.length / 4) + 1;
  if (Math.abs(letters.length - term.letters.length) > allowed) return null;
  const sound = soundOf(letters);
  const soundsSame = sound === term.sound;
  const soundsNear = term.sound.length >= 5 && editDistance(sound, term.sound) <= 1;
  const distance = editDistance(letters, term.letters);
  if (soundsSame && distance <= allowed) return distance;
  return soundsNear && sound[0] === term.sound[0] && distance <= Math.max(1, allowed - 1) ? distance : null;
}

/** The term takes the time of the window, and its punctuation: 'cube earnetties,' becomes 'Kubernetes,'. */
function replace(window: readonly TimedWord[], term: string): TimedWord[] {
  const first = window[0];
  const last = window.at(-1);
  if (!first || !last) return [];
  const before = /^[\p{P}]*/u.exec(first.text)?.[0] ?? '';
  const after = /(?:['’]s)?[\p{P}]*$/u.exec(last.text)?.[0] ?? '';
  return [{ ...first, endMs: last.endMs, text: `${before}${term}${after}` }];
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s(?=[\p{P}]*$)/u, '')
    .replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');
}
