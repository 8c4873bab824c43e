import { expect, it } from 'vitest';
import { rateBeside, rateText } from './playback-rates.ts';

it('goes from rate to rate and stays at the ends', () => {
  expect(rateBeside(1, 1)).toBe(1.25);
  expect(rateBeside(1, -1)).toBe(0.75);
  expect(rateBeside(2, 1)).toBe(2);
  expect(rateBeside(0.5, -1)).toBe(0.5);
  expect(rateBeside(1.1, 1)).toBe(1.25);
});

it('writes a rate as a factor', () => {
  expect(rateText(1.5)).toBe('1.5×');
});
