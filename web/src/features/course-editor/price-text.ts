const bengaliZero = 0x09e6;
const thousands = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const decimalComma = /^\d+,\d{1,2}$/;
const amount = /^(\d+\.?\d*|\.\d+)$/;

/**
 * The typed amount in dollars and whole cents: null for an empty text, undefined for anything that is not an amount.
 * Reads the common ways to write one, so that '49,99' never becomes a free course.
 */
export function readPrice(text: string): number | null | undefined {
  const plain = text
    .replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? bengaliZero) - bengaliZero))
    .replaceAll(/[\s$]/g, '');
  if (plain === '') return null;
  const pointed = decimalComma.test(plain) ? plain.replace(',', '.') : plain;
  const digits = thousands.test(pointed) ? pointed.replaceAll(',', '') : pointed;
  return amount.test(digits) ? Math.round(Number(digits) * 100) / 100 : undefined;
}

/** A saved price as the field shows it. */
export function priceFieldText(price: number | null): string {
  if (price === null) return '';
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}
