import { expect, it } from 'vitest';
import { remainingTimeText } from './video-messages.tsx';

it.each([
  [null, null],
  [Number.POSITIVE_INFINITY, null],
  [4, 'Less than a minute left'],
  [60, 'About a minute left'],
  [130, 'About 2 minutes left'],
  [3600, 'About an hour left'],
  [9000, 'About 3 hours left'],
])('guesses %s seconds as %j', (seconds, text) => {
  expect(remainingTimeText(seconds)).toBe(text);
});
