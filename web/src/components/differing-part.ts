interface DifferingPart {
  /** What both begin with. */
  readonly before: string;
  /** What this one says there, and the other does not. */
  readonly own: string;
  /** What both end with. */
  readonly after: string;
}

/** Where a text differs from another version of it, in whole words. */
export function differingPart(text: string, other: string): DifferingPart {
  const words = wordsOf(text);
  const others = wordsOf(other);
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  return {
    before: words.slice(0, start).join(''),
    own: words.slice(start, words.length - end).join(''),
    after: words.slice(words.length - end).join(''),
  };
}

/** Each word, and each space between two. */
const wordsOf = (text: string) => text.split(/(\s+)/);
