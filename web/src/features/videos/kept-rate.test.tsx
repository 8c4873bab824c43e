import { afterEach, expect, it } from 'vitest';
import { keptRate } from './kept-rate.ts';

afterEach(() => localStorage.clear());

it('keeps the speed that was chosen, and forgets the usual one', () => {
  expect(keptRate.read()).toBeUndefined();
  keptRate.keep(1.5);
  expect(keptRate.read()).toBe(1.5);
  keptRate.keep(1);
  expect(localStorage).toHaveLength(0);
});

it.each(['16', '0', '"1.5"', 'null', '{', '-1'])(
  'takes %s, which no menu offers, for no choice',
  (stored) => {
    localStorage.setItem('academy.player.rate', stored);
    expect(keptRate.read()).toBeUndefined();
  },
);
