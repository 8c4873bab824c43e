import { useSyncExternalStore } from 'react';
import type { PlayerStore } from '../create-player-store.ts';
import type { PlayerState } from '../player-state.ts';

export function usePlayerState(store: PlayerStore): PlayerState {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
