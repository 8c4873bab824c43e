import { describe, expect, it } from 'vitest';
import { numberText } from './number-text.ts';

describe('a number as English writes it', () => {
  it.each([0, 7, 100, 999, 1000, 12_345, 123_456, 1_234_567, 1e9, -1, -1000, -123_456])(
    'writes %d as Intl does',
    (value) => {
      expect(numberText(value)).toBe(value.toLocaleString('en-US'));
    },
  );

  it.each([0.5, 9.99, 1234.5, 999_999.99])('writes %d with two decimals as Intl does', (value) => {
    expect(numberText(value, 2)).toBe(
      value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    );
  });
});
