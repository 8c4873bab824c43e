/**
 * What is said of a text that has more characters than can be kept. A field with `maxLength` would cut what is pasted without a word, so
 * our fields take any text, say this while it is too long, and send nothing.
 */
import { t } from '@lingui/core/macro';
import { numberText } from './language/numbers.ts';

/** Counted as the contract's schemas count. */
export function tooLongText(text: string, most: number): string | undefined {
  const over = text.length - most;
  if (over <= 0) return undefined;
  const [limit, tooMany] = [numberText(most), numberText(over)];
  return t`At most ${limit} characters, please: ${tooMany} too many`;
}
