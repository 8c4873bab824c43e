/** A text's words, so that the same word is the same letters however it was typed. */

/** Joiners and marks of direction take no room; a soft hyphen stands inside words. */
const unseen = /\p{Default_Ignorable_Code_Point}+/gu;
/** Accents of Latin, Greek and Cyrillic letters alone: in other scripts marks are vowels. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;
const bengaliDigit = /[০-৯]/g;

const isPlain = /^[\x20-\x7e]*$/;

export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(bengaliDigit, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .toLowerCase();
}

/** Scripts that write without blanks are taken letter by letter. */
const unspaced =
  '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3040-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{3FFFF}';
const letters = '\\p{L}\\p{M}\\p{N}';
/** 'C++', 'C#' and '.NET' are words; an apostrophe belongs to its word: "don't". */
const words = new RegExp(
  `[${unspaced}]|(?:(?![${unspaced}])[${letters}])+(?:['’](?:(?![${unspaced}])[${letters}])+)?(?:\\+\\+|#)?`,
  'gu',
);

const longestWord = 64;

export interface Word {
  /** Folded. */
  readonly text: string;
  /** The parts of a name that is written as one: use, state of useState. */
  readonly parts: readonly string[];
}

const none: readonly string[] = [];
const capitalInside = /[a-z\d][A-Z]/;
const hump = /(?<=[a-z\d])(?=[A-Z])/;

export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  // Joiners are left out first: with one inside, a word would be two.
  for (const [word] of text.replaceAll(unseen, '').matchAll(words)) {
    const cut = word.length > longestWord ? word.slice(0, longestWord) : word;
    const parts = capitalInside.test(cut)
      ? cut.split(hump).flatMap((part) => (part.length > 1 ? [foldText(part)] : []))
      : none;
    found.push({ text: foldText(cut).replaceAll('’', "'"), parts });
  }
  return found;
}
