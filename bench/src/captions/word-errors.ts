/** How many words of a text were written wrong, left out or added: the least of such changes, as word error rates are counted. */
export interface WordErrors {
  readonly errors: number;
  readonly words: number;
}

export function countWordErrors(spoken: string, written: string): WordErrors {
  const expected = wordsOf(spoken);
  const found = wordsOf(written);
  let before = Array.from({ length: found.length + 1 }, (_, index) => index);
  for (const [row, word] of expected.entries()) {
    const now = [row + 1];
    for (const [column, other] of found.entries()) {
      const changed = (before[column] ?? 0) + (word === other ? 0 : 1);
      now.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return { errors: before[found.length] ?? 0, words: expected.length };
}

/** Without punctuation and capitals, which nobody says. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}
