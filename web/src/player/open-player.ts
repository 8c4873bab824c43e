/**
 * The player that is open on a page, for what stands around it: notes, questions, a card at the end. They read its state and ask
 * it to seek or to pause. It knows the player's type alone, so it comes with the page and not with the player's code.
 */
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { PlayerStore } from './create-player-store.ts';

export function createPlayerSlot() {
  let open: PlayerStore | null = null;
  const listeners = new Set<() => void>();
  const set = (store: PlayerStore | null) => {
    open = store;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => open,
    /** Until the returned function is called. */
    offer: (store: PlayerStore) => {
      set(store);
      return () => {
        if (open === store) set(null);
      };
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The page of a lesson provides one of its own (`createPlayerSlot`). */
export const PlayerSlot = createContext(createPlayerSlot());

/** Null while there is none: the film is still on its way, is of another site, or there is none. */
export function useOpenPlayer(): PlayerStore | null {
  const slot = useContext(PlayerSlot);
  return useSyncExternalStore(slot.subscribe, slot.get, () => null);
}

const never = () => () => undefined;

/** What the page asks for after the first picture stays while the film is moved in. */
export function useHadFrame(player: PlayerStore | null): boolean {
  return useSyncExternalStore(player?.subscribe ?? never, () => player?.getSnapshot().hadFrame ?? false);
}

export function useOfferPlayer(store: PlayerStore): void {
  const slot = useContext(PlayerSlot);
  useEffect(() => slot.offer(store), [slot, store]);
}

type Seekable = Pick<PlayerStore, 'getSnapshot' | 'subscribe' | 'seekTo'>;

/** At once, or as soon as the stream can be moved in. The returned function gives it up. */
export function seekWhenReady(player: Seekable, seconds: number): () => void {
  const isReady = () => player.getSnapshot().ready && Number.isFinite(player.getSnapshot().duration);
  if (isReady()) {
    player.seekTo(seconds);
    return () => undefined;
  }
  const stop = player.subscribe(() => {
    if (!isReady()) return;
    stop();
    player.seekTo(seconds);
  });
  return stop;
}
