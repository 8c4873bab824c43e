import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [0.4, '00:00'],
  [59.6, '01:00'],
  [400, '06:40'],
  [3599.4, '59:59'],
  [3600, '01:00:00'],
  [36_061, '10:01:01'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
