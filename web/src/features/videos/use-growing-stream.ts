import { useEffect, useRef } from 'react';
import type { PlayerStore } from '@/player/create-player-store.ts';
import type { Playing } from './lesson-video-state.ts';

interface GrowingStream {
  readonly src: string;
  readonly playing: Playing;
  readonly growing: boolean;
}

/** Opens the stream again when there are more qualities of it than when it was opened. */
export function useGrowingStream(store: PlayerStore, { src, playing, growing }: GrowingStream): void {
  const opened = useRef(playing);
  useEffect(() => {
    const reloadWhenTimely = () => {
      const { playing: isPlaying, error } = store.getSnapshot();
      if (error !== null || !isTimeToReload(opened.current, playing, { growing, isPlaying })) return;
      opened.current = playing;
      void store.reload(src);
    };
    reloadWhenTimely();
    return store.subscribe(reloadWhenTimely);
  }, [store, src, playing, growing]);
}

interface Growth {
  readonly growing: boolean;
  readonly isPlaying: boolean;
}

/**
 * A manifest lists the qualities there were when it was read. Reading it again stops the picture for a blink, so a
 * viewer is disturbed once, when all are there. Another version waits for the next visit.
 */
export function isTimeToReload(opened: Playing, now: Playing, { growing, isPlaying }: Growth): boolean {
  if (opened.version !== now.version || now.heights.length <= opened.heights.length) return false;
  return !(growing && isPlaying);
}
