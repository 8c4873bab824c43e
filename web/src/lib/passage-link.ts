/**
 * A passage of a lesson's text, and `?passage=…` after the lesson's address leads to it: what is named by its beginning is scrolled to
 * and marked for a moment. Words alone count, because the text on the page has lost the marks it was written with.
 */

const parameter = 'passage';
/** Enough to tell one paragraph from the next, and short enough for an address. */
const MOST_LETTERS = 80;

export function passageSearch(text: string): { [parameter]: string } {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return { [parameter]: Array.from(words).slice(0, MOST_LETTERS).join('') };
}

export function readPassage(searchStr: string): string | null {
  return new URLSearchParams(searchStr).get(parameter);
}

const wordsOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** The smallest of the blocks that has the passage in it; they come in the order of the page. */
export function findPassage<Block extends { readonly textContent: string | null }>(
  blocks: Iterable<Block>,
  passage: string,
): Block | undefined {
  const wanted = wordsOf(passage);
  if (wanted === '') return undefined;
  const fitting = Array.from(blocks, (block) => ({ block, words: wordsOf(block.textContent ?? '') })).filter(
    ({ words }) =>
      words.includes(wanted) ||
      (words.length > 0 && words === wanted.slice(0, words.length) && words.length >= 24),
  );
  return fitting.toSorted((a, b) => a.words.length - b.words.length)[0]?.block;
}
