import { describe, expect, it } from 'vitest';
import { priceFieldText, readPrice } from './price-text.ts';

describe('a price as it was typed', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['$', null],
    ['0', 0],
    ['49', 49],
    [' $49.99 ', 49.99],
    ['49,99', 49.99],
    ['1,299', 1299],
    ['1,299.50', 1299.5],
    ['.5', 0.5],
    ['49.', 49],
    ['19.999', 20],
    ['৪৯.৫০', 49.5],
  ])('%j is %j', (text, price) => expect(readPrice(text)).toBe(price));

  it.each(['abc', '-1', '1e9', '4 or 5', '1.2.3', '1,2,3', '12,3456', 'NaN', 'Infinity', '٤٩'])(
    '%j is no amount',
    (text) => expect(readPrice(text)).toBeUndefined(),
  );
});

it('shows a saved price as it would be typed', () => {
  expect([null, 0, 49, 49.5].map(priceFieldText)).toEqual(['', '0', '49', '49.50']);
  for (const price of [null, 0, 12, 1299.95]) expect(readPrice(priceFieldText(price))).toBe(price);
});
