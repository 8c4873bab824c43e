import { inWrittenOrder } from './bengali-order.ts';
import { cleanText } from './clean-text.ts';

export interface PageLetter {
  readonly letter: string;
  /** A space or an end of a line that the file does not have, taken from where letters stand. */
  readonly isGuessed: boolean;
}

/** A page of a script without spaces has none; others have at least one in so many letters. */
const SPACE_SHARE = 30;
const indic = /[\u0900-\u0dff]/;
/** A line this much of the longest ones was broken by the page's edge. */
const FULL_LINE = 0.7;

/** The dots of a table of contents. */
const leaders = /(?: ?\.){4,}/g;

/** The text of a page: words that were parted are whole, lines that go on are one, paragraphs are lines. */
export function pageText(letters: Iterable<PageLetter>): string {
  const text = inWrittenOrder(cleanText(withoutGaps([...letters])));
  return joinLines(
    text
      .replace(/[ \t]+/g, ' ')
      .replace(leaders, ' …')
      .split('\n'),
  ).trim();
}

/**
 * Signs of Indic scripts stand beside, above and below their letters, which looks like gaps between words. Where a page has spaces of
 * its own, gaps between such letters are none.
 */
function withoutGaps(letters: readonly PageLetter[]): string {
  const spaces = letters.filter(({ letter, isGuessed }) => letter === ' ' && !isGuessed).length;
  const hasSpaces = spaces * SPACE_SHARE >= letters.length;
  return letters
    .filter(({ letter, isGuessed }, index) => {
      if (letter !== ' ' || !isGuessed || !hasSpaces) return true;
      const [before, after] = [letters[index - 1]?.letter ?? '', letters[index + 1]?.letter ?? ''];
      return !(indic.test(before) && (indic.test(after) || /\p{P}/u.test(after)));
    })
    .map(({ letter }) => letter)
    .join('');
}

function joinLines(lines: readonly string[]): string {
  const lengths = lines.map((line) => line.length).toSorted((a, b) => b - a);
  // A few lines may be longer than all others, such as a table's.
  const full = FULL_LINE * (lengths[Math.floor(lengths.length / 10)] ?? 0);
  let text = '';
  let goesOn = false;
  for (const line of lines.map((one) => one.trim())) {
    text += text === '' ? line : `${goesOn ? ' ' : '\n'}${line}`;
    goesOn = line.length >= full && !/[.!?:।]$/.test(line);
  }
  return text;
}
