import { describe, expect, it } from 'vitest';
import { isNear, readNumber } from './number-answer.ts';

describe('a typed number', () => {
  it.each([
    ['42', 42],
    [' -3.5 ', -3.5],
    ['−3.5', -3.5],
    ['+.5', 0.5],
    ['1,234', 1234],
    ['1,00,000.5', 100_000.5],
    ['3,14', 3.14],
    ['৩.১৪', 3.14],
    ['১,০০০', 1000],
    ['6.02e23', 6.02e23],
    ['1 000', 1000],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['', 'many', '1.2.3', '0x10', '1e999', 'Infinity', 'NaN', '--1', '1,2,3'])('%j is none', (text) => {
    expect(readNumber(text)).toBeNull();
  });
});

describe('a number within a tolerance', () => {
  it('is near enough up to its very edge', () => {
    expect(isNear(3.15, { value: 3.14, tolerance: 0.01 })).toBe(true);
    expect(isNear(3.1501, { value: 3.14, tolerance: 0.01 })).toBe(false);
    expect(isNear(0.1 + 0.2, { value: 0.3, tolerance: 0 })).toBe(true);
    expect(isNear(41, { value: 42, tolerance: 0 })).toBe(false);
  });
});
