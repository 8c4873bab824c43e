/** Where words begin and end, as the function academy_word_text of the database says it, too. */

/** What stands between words. Everything else belongs to one, so that marks of any script stay with their letters. */
const separators =
  '\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00A9\\u00AB-\\u00AC\\u00AE-\\u00B4\\u00B6-\\u00B9\\u00BB-\\u00BF\\u00D7\\u00F7\\u060C\\u061B\\u061F\\u066A-\\u066D\\u06D4\\u0964\\u0965\\u2000-\\u200A\\u200E-\\u205F\\u2061-\\u206F\\u20A0-\\u20CF\\u2190-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\uFE10-\\uFE1F\\uFE30-\\uFE6F\\uFFF0-\\uFFFF\\u{1F000}-\\u{1FAFF}';

/** Scripts that write without blanks are taken letter by letter. */
const unspaced =
  '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3040-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{3FFFF}';

const parts = new RegExp(`[${separators}]+|[${unspaced}]|[^${separators}${unspaced}]+`, 'gu');
const separated = new RegExp(`^[${separators}]`, 'u');

export interface TextPart {
  readonly text: string;
  readonly isWord: boolean;
}

/** A text in parts, none of it lost: words, and what is between them. */
export function splitText(text: string): TextPart[] {
  return (text.match(parts) ?? []).map((part) => ({ text: part, isWord: !separated.test(part) }));
}

/** The database cuts longer words, too. */
const longestWord = 64;

/** The words of a text that is folded already. */
export function wordsOf(folded: string): string[] {
  return splitText(folded)
    .filter(({ isWord }) => isWord)
    .map(({ text }) => [...text].slice(0, longestWord).join(''));
}
