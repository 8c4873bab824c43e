/** What takes up no room on the screen: joiners, marks of direction, controls. Three of them are no title. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/**
 * How many characters a text has. A code point is a character: an emoji outside of the first plane counts once, and
 * a Bengali vowel sign, which is a key of its own, counts like a letter.
 */
export function characterCount(text: string): number {
  return [...text.replaceAll(unseen, '')].length;
}

/** As a heading can show it: line breaks and controls become blanks, and none is left at the ends. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
