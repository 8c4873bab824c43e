import { useEffect, useRef } from 'react';
import type { PlayerStore } from '@/player/create-player-store.ts';
import type { Playing } from './lesson-video-state.ts';
import { isTimeToReload } from './stream-growth.ts';

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
