import { expect, it } from 'vitest';
import { isUnderWay, remainingTimeText } from './video-progress.ts';

it('is under way until it is ready, has failed, or there is nothing', () => {
  const states = ['none', 'waiting', 'preparing', 'playable', 'ready', 'failed'] as const;
  expect(states.filter((state) => isUnderWay({ state }))).toEqual(['waiting', 'preparing', 'playable']);
});

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
