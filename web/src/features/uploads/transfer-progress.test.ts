import { expect, it } from 'vitest';
import { createTransferRate, percentOf, secondsLeft } from './transfer-progress.ts';

it('never shows 100 % before the last byte', () => {
  expect(percentOf(999, 1000)).toBe(99);
  expect(percentOf(1000, 1000)).toBe(100);
  expect(percentOf(0, 0)).toBe(0);
});

it('knows the time left when the speed is known', () => {
  expect(secondsLeft({ bytes: 600, sentBytes: 300, bytesPerSecond: 2 })).toBe(150);
  expect(secondsLeft({ bytes: 600, sentBytes: 300, bytesPerSecond: null })).toBeNull();
  expect(secondsLeft({ bytes: 600, sentBytes: 300, bytesPerSecond: 0 })).toBeNull();
});

it('gives no speed in the first second', () => {
  const rate = createTransferRate();
  expect(rate.add(0, 0)).toBeNull();
  expect(rate.add(900, 5_000_000)).toBeNull();
});

it('gives bytes per second', () => {
  const rate = createTransferRate();
  rate.add(0, 1000);
  expect(rate.add(2000, 5000)).toBe(2000);
});

it('forgets the speed of long ago', () => {
  const rate = createTransferRate();
  for (let second = 0; second <= 20; second += 1) rate.add(second * 1000, second * 1000);
  let slow: number | null = null;
  for (let second = 21; second <= 30; second += 1)
    slow = rate.add(second * 1000, 20_000 + (second - 20) * 10);
  expect(slow).toBe(10);
});
