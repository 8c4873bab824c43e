import { describe, expect, it } from 'vitest';
import { priceText } from './price.ts';

describe('the price of a course', () => {
  it('is FREE when there is none', () => {
    expect(priceText(null)).toBe('FREE');
    expect(priceText(0)).toBe('FREE');
  });

  it('has the dollar sign before the amount', () => {
    expect(priceText(49)).toBe('$49');
    expect(priceText(1299)).toBe('$1,299');
  });

  it('has two digits of cents when there are any', () => {
    expect(priceText(49.5)).toBe('$49.50');
    expect(priceText(0.99)).toBe('$0.99');
  });
});
