/** Bengali and Latin digits are one number; khanda ta is one letter, however it is written. */
const bengaliZero = 0x09e6;

/** Bengali digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? bengaliZero) - bengaliZero));
}

/**
 * A short answer as it is compared: without blanks around it, in one case, and in one of the ways in which the same
 * letters can be written. What cannot be seen (joiners, marks of direction) does not count.
 */
export function foldAnswer(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replaceAll('\u09ce', '\u09a4\u09cd')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
