import { latinDigits } from './fold-answer.ts';

const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
/** In groups of three, or as South Asia writes a lakh. */
const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const withDecimalComma = /^[+-]?\d+,\d+$/;

/** The number that somebody typed, in Latin or Bengali digits; null for what is no number. */
export function readNumber(text: string): number | null {
  const typed = latinDigits(text.normalize('NFKC')).replaceAll('\u2212', '-').replaceAll(/\s+/g, '');
  const written = grouped.test(typed)
    ? typed.replaceAll(',', '')
    : withDecimalComma.test(typed)
      ? typed.replace(',', '.')
      : typed;
  const value = plain.test(written) ? Number(written) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** Whether a number is near enough. 0.1 + 0.2 is 0.3 here. */
export function isNear(answer: number, { value, tolerance }: { value: number; tolerance: number }): boolean {
  return Math.abs(answer - value) <= tolerance + 1e-12 * Math.max(1, Math.abs(value));
}
