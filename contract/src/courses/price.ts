import { numberText } from '../text/number-text.ts';

/** US dollars with the sign before the amount; what costs nothing is FREE. */
export function priceText(price: number | null): string {
  if (price === null || price === 0) return 'FREE';
  return `$${numberText(price, Number.isInteger(price) ? 0 : 2)}`;
}
