import type { TimedWord } from './timed-words.ts';

/** How many words at an end may have been heard twice; fast speech has five in the overlap. */
const mostRepeated = 10;

/**
 * Two pieces that overlap, because there was no pause to cut at, have the words around the cut in common; the first may end with
 * half a word, the second begin with one. Where they agree, the second goes on. Where they do not, everything is kept:
 * a word twice is better than a word lost.
 */
export function joinWords(
  before: readonly TimedWord[],
  after: readonly TimedWord[],
): { readonly before: readonly TimedWord[]; readonly after: readonly TimedWord[] } {
  const tail = before.slice(-mostRepeated).map(plain);
  const head = after.slice(0, mostRepeated).map(plain);
  let best = { length: 0, letters: 0, inTail: 0, inHead: 0 };
  for (let inTail = 0; inTail < tail.length; inTail++) {
    for (let inHead = 0; inHead < head.length; inHead++) {
      const length = commonRun(tail, inTail, head, inHead);
      const letters = tail.slice(inTail, inTail + length).join('').length;
      if (letters > best.letters) best = { length, letters, inTail, inHead };
    }
  }
  // One short word that both have may be another one.
  if (best.length < 2 && best.letters < 5) return { before, after };
  const kept = before.length - tail.length + best.inTail;
  return { before: before.slice(0, kept), after: after.slice(best.inHead) };
}

function commonRun(tail: readonly string[], inTail: number, head: readonly string[], inHead: number): number {
  let length = 0;
  while (
    tail[inTail + length] !== undefined &&
    tail[inTail + length] === head[inHead + length] &&
    tail[inTail + length] !== ''
  ) {
    length++;
  }
  return length;
}

function plain({ text }: TimedWord): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
