import { expect, it } from 'vitest';
import { createTransferRate } from './transfer-rate.ts';

it('says nothing before it has seen a second', () => {
  const rate = createTransferRate();
  expect(rate.add(0, 0)).toBeNull();
  expect(rate.add(900, 5_000_000)).toBeNull();
});

it('tells bytes a second', () => {
  const rate = createTransferRate();
  rate.add(0, 1000);
  expect(rate.add(2000, 5000)).toBe(2000);
});

it('forgets how it was long ago', () => {
  const rate = createTransferRate();
  for (let second = 0; second <= 20; second += 1) rate.add(second * 1000, second * 1000);
  let slow: number | null = null;
  for (let second = 21; second <= 30; second += 1)
    slow = rate.add(second * 1000, 20_000 + (second - 20) * 10);
  expect(slow).toBe(10);
});
