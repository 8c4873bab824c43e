/** Numbers as the reader's language writes them. English by hand, without what Intl costs a page that is taken over. */
import { numberText as englishNumber } from '@academy/contract/text/number-text.ts';
import { currentLanguage, writesAsEnglish } from './language.ts';

export function numberText(value: number, decimals = 0): string {
  if (writesAsEnglish()) return englishNumber(value, decimals);
  return value.toLocaleString(currentLanguage(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** The digits of a text such as 12:34 in the reader's own. For code and addresses they stay as they are. */
export function ownDigits(text: string): string {
  if (writesAsEnglish()) return text;
  const digits = [...(9_876_543_210).toLocaleString(currentLanguage(), { useGrouping: false })].reverse();
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

export function percentText(value: number): string {
  return `${numberText(value)}%`;
}
