import { expect, it } from 'vitest';
import { isBeingPrepared } from './videos.ts';

it('is under way until it is ready, has failed, or there is nothing', () => {
  const states = ['none', 'waiting', 'preparing', 'playable', 'ready', 'failed'] as const;
  expect(states.filter((state) => isBeingPrepared({ state }))).toEqual(['waiting', 'preparing', 'playable']);
});
