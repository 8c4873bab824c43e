/*
 * Some programs write the letters of a PDF in the order in which they are drawn. In Bengali that is another order than that of
 * writing: ি, ে and ৈ are drawn before the letter that they follow, and a র্ after the letter that it comes before. No
 * word begins with one of those signs, so a page where words do is put in order.
 */

const letter = '[\u0995-\u09b9]\u09bc?';
const cluster = `${letter}(?:\u09cd${letter})*`;
const drawnWord = /(?<![\u0980-\u09ff])[\u09bf\u09c7\u09c8](?=[\u0995-\u09b9])/;
const drawnFirst = new RegExp(`([\u09bf\u09c7\u09c8])(${cluster})`, 'g');
const drawnLast = new RegExp(`(${cluster})([\u09be-\u09c3\u09c7\u09c8\u09d7]*)\u09b0\u09cd`, 'g');

/** Of text in NFC, which also joins ে and া where they were drawn on both sides of a letter. */
export function inWrittenOrder(text: string): string {
  if (!drawnWord.test(text)) return text;
  return text.replace(drawnFirst, '$2$1').replace(drawnLast, '\u09b0\u09cd$1$2').normalize('NFC');
}
