/** Sizes of files and how fast they come, as the reader's language writes them. */
import { t } from '@lingui/core/macro';
import { numberText } from './numbers.ts';

/** From thousands on, each a thousand times the one before. */
const units: readonly ((number: string) => string)[] = [
  (number) => t`${number} kB`,
  (number) => t`${number} MB`,
  (number) => t`${number} GB`,
  (number) => t`${number} TB`,
];

export function bytesText(bytes: number): string {
  let inUnit = (number: string) => t({ message: `${number} B`, comment: 'Bytes' });
  let value = bytes;
  for (const larger of units) {
    // 999.95 would be rounded to 1000 of the smaller unit.
    if (value < 999.5) break;
    value /= 1000;
    inUnit = larger;
  }
  return inUnit(numberText(value, value === bytes || value >= 9.95 ? 0 : 1));
}

export function speedText(bytesPerSecond: number): string {
  const size = bytesText(bytesPerSecond);
  return t({ message: `${size}/s`, comment: 'A size in a second, such as 1.2 MB/s' });
}

/** Millions of bits a second, with one decimal. */
export function bitrateText(bitsPerSecond: number): string {
  const number = numberText(bitsPerSecond / 1_000_000, 1);
  return t({ message: `${number}M`, comment: 'Millions of bits a second, beside a quality of a video' });
}
