import { describe, expect, it } from 'vitest';
import { placeInOrder } from './place-in-order.ts';

describe('placing one among its neighbours', () => {
  it.each([
    ['a', 1, 'abcd'],
    ['a', 3, 'bcad'],
    ['a', 4, 'bcda'],
    ['d', 1, 'dabc'],
    ['c', 2, 'acbd'],
    ['b', 1e9, 'acdb'],
    ['b', undefined, 'abcd'],
    ['e', 1, 'eabcd'],
    ['e', 5, 'abcde'],
    ['e', 99, 'abcde'],
    ['e', undefined, 'abcde'],
  ])('puts %s at %s: %s', (id, order, expected) => {
    expect(placeInOrder(['a', 'b', 'c', 'd'], id, order).join('')).toBe(expected);
  });
});
