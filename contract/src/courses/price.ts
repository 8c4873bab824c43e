/** US dollars with the sign before the amount; what costs nothing is FREE. */
export function priceText(price: number | null): string {
  if (price === null || price === 0) return 'FREE';
  const cents = Number.isInteger(price) ? 0 : 2;
  return `$${price.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}
