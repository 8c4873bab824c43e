import { expect, it } from 'vitest';
import { initialPlayerState } from './player-state.ts';

it('begins loading, with the controls in sight, at a volume of 0.8 and an automatic level', () => {
  expect(initialPlayerState).toMatchObject({
    currentTime: 0,
    duration: Number.NaN,
    volume: 0.8,
    muted: false,
    playing: false,
    fullscreen: false,
    controlsVisible: true,
    loading: 'stream',
    levels: [],
    currentLevel: -1,
  });
});
