import { expect, it } from 'vitest';
import type { PlayerStore } from './create-player-store.ts';
import { createPlayerSlot, seekWhenReady } from './open-player.ts';
import { createPlayerState } from './player-state.ts';

function film() {
  const state = createPlayerState();
  const seeks: number[] = [];
  const player = {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    seekTo: (seconds: number) => void seeks.push(seconds),
  };
  return { player, seeks, patch: state.patch };
}

it('seeks at once in a film that can be moved in', () => {
  const { player, seeks, patch } = film();
  patch({ ready: true, duration: 100 });
  seekWhenReady(player, 61);
  expect(seeks).toEqual([61]);
});

it('seeks once, as soon as a film that is on its way can be moved in', () => {
  const { player, seeks, patch } = film();
  seekWhenReady(player, 61);
  patch({ ready: true });
  expect(seeks).toEqual([]);
  patch({ duration: 100 });
  patch({ currentTime: 3 });
  expect(seeks).toEqual([61]);
});

it('does not seek any more once it was given up', () => {
  const { player, seeks, patch } = film();
  seekWhenReady(player, 61)();
  patch({ ready: true, duration: 100 });
  expect(seeks).toEqual([]);
});

it('tells which player is open, and forgets only the one that leaves', () => {
  const slot = createPlayerSlot();
  const told: unknown[] = [];
  slot.subscribe(() => told.push(slot.get()));
  const [first, second] = [{} as PlayerStore, {} as PlayerStore];
  const leaveFirst = slot.offer(first);
  const leaveSecond = slot.offer(second);
  leaveFirst();
  expect(slot.get()).toBe(second);
  leaveSecond();
  expect(told).toEqual([first, second, null]);
});
