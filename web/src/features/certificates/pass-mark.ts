import { passMarkRange } from '@academy/contract/certificates/certificate-constants.ts';

/** Null for none, undefined for what is no pass mark. Digits of any script are read. */
export function readPassMark(text: string): number | null | undefined {
  const plain = text.trim().replaceAll(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  if (plain === '') return null;
  if (!/^\d{1,3}$/.test(plain)) return undefined;
  const mark = Number(plain);
  return mark >= passMarkRange.min && mark <= passMarkRange.max ? mark : undefined;
}
