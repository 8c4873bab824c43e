const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** US dollars with the sign before the amount; what costs nothing is FREE. */
export function priceText(price: number | null): string {
  if (price === null || price === 0) return 'FREE';
  return `$${Number.isInteger(price) ? whole.format(price) : cents.format(price)}`;
}
