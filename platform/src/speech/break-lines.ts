import type { TimedWord } from './timed-words.ts';

/** What televisions show in a line, and a phone can. */
export const lineLength = 42;

/** One line if it fits, else the two that are nearest in length; the upper one rather ends with a clause. */
export function breakLines(words: readonly Pick<TimedWord, 'text' | 'hasBlankBefore'>[]): string {
  const whole = joinText(words);
  if (whole.length <= lineLength) return whole;
  let best = { text: whole, cost: Number.POSITIVE_INFINITY };
  for (let count = 1; count < words.length; count++) {
    const upper = joinText(words.slice(0, count));
    const lower = joinText(words.slice(count));
    const tooLong = Math.max(0, upper.length - lineLength) + Math.max(0, lower.length - lineLength);
    const clause = /[\p{P}]$/u.test(upper) ? 10 : 0;
    // 'a', 'the', 'of' belong to what comes next.
    const dangling = /(?:^|\s)\p{L}{1,3}$/u.test(upper) ? 15 : 0;
    const cost = Math.abs(upper.length - lower.length) - clause + dangling + tooLong * 100;
    if (cost < best.cost) best = { text: `${upper}\n${lower}`, cost };
  }
  return best.text;
}

export function joinText(words: readonly Pick<TimedWord, 'text' | 'hasBlankBefore'>[]): string {
  return words
    .map(({ text, hasBlankBefore }, index) => (index > 0 && hasBlankBefore ? ` ${text}` : text))
    .join('');
}
