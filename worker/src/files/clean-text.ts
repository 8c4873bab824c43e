/** What no reader sees and PostgreSQL partly refuses: control characters, soft hyphens, marks of direction and of order. */
const unseen =
  /[[\p{Cc}--[\t\n]]\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gv;
/** Of a font of symbols: which picture it was, only that font knows. */
const privateUse = /\p{Co}/gu;
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const wideSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const latinLigatures = /[\ufb00-\ufb06]/g;
/** A picture written as letters, or code that was packed: nobody asks about it. */
const packed = /[\w+/=-]{200,}/g;

/** Text as it is searched and quoted: one form for one letter, ends of lines as \n, at most one blank line. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replace(unseen, '')
    .replace(privateUse, ' ')
    .replace(wideSpaces, ' ')
    .replace(latinLigatures, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(packed, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}

/** A word that was parted at the end of a line is one word again. */
export function joinPartedWords(text: string): string {
  return text.replace(/(?<=\p{Ll})-\n[ \t]*(?=\p{Ll})/gu, '');
}
