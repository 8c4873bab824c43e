/**
 * A number as English writes it, with commas between thousands. By hand, because the first number that Intl formats holds a
 * phone up for a tenth of a second, and that while it takes a page over.
 */
export function numberText(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
