import '@/styles/player.css';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '@/lib/cn.ts';
import type { PlayerStore } from '../create-player-store.ts';
import { usePlayerKeys } from '../player-keys.ts';
import { ControlRow } from './control-row.tsx';
import { PlayerError, PlayerMiddle, PlayerNotice, UnmuteHint } from './player-overlays.tsx';
import { useStagePointer } from './use-stage-pointer.ts';

interface VideoPlayerProps {
  store: PlayerStore;
  /** Given and not drawn here, since it may have been filled before the page was there. */
  video: HTMLVideoElement;
  title: string;
  src: string;
  /** Until a frame of the video itself can be taken. */
  posterUrl: string | null;
  /** Read when the stream is opened; later changes mean nothing. */
  startAtSeconds: number;
  playAtOnce: boolean;
  /** Drawn over the picture, also on the whole screen; its outermost element has `data-player-overlay`. */
  overlay?: ReactNode;
  /** Before the speed in the row of controls. */
  moreControls?: ReactNode;
  /** What stands over the last picture. */
  ending: (watchAgain: () => void) => ReactNode;
}

export function VideoPlayer({
  store,
  video,
  title,
  src,
  posterUrl,
  startAtSeconds,
  playAtOnce,
  overlay,
  moreControls,
  ending,
}: VideoPlayerProps) {
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const container = useRef<HTMLElement>(null);
  const opening = useRef({ startAtSeconds, playAtOnce });
  usePlayerKeys(store, container);
  useStagePointer(store, { video, container });

  const latePoster = useLatePoster(posterUrl);
  const picture = useMountedVideo(video, state.poster ?? latePoster);

  useEffect(() => {
    if (!container.current) return;
    const detach = store.attach({ video, container: container.current });
    const { startAtSeconds: startAt, playAtOnce: play } = opening.current;
    store.load({ src, startAtSeconds: startAt }, { play });
    return detach;
  }, [store, video, src]);

  return (
    <section
      ref={container}
      tabIndex={-1}
      aria-label={t`Video player: ${title}`}
      data-player-stage
      data-controls={state.controlsVisible ? 'visible' : 'hidden'}
      className={cn(
        'player-stage theatre scroll-mt-20 @container/player absolute inset-0 overflow-hidden outline-none select-none',
        !state.controlsVisible && 'cursor-none',
      )}
    >
      <div ref={picture} className="size-full" />
      {state.error === null ? (
        <>
          <PlayerMiddle store={store} state={state} ending={ending} />
          <UnmuteHint store={store} state={state} />
          <PlayerNotice state={state} />
          <ControlRow store={store} state={state} more={moreControls} />
          {overlay}
        </>
      ) : (
        <PlayerError failure={state.error} />
      )}
    </section>
  );
}

function useMountedVideo(video: HTMLVideoElement, poster: string | null) {
  const mount = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    video.className = 'size-full object-contain';
    mount.current?.append(video);
    return () => video.remove();
  }, [video]);
  useLayoutEffect(() => {
    if (poster === null) video.removeAttribute('poster');
    else video.poster = poster;
  }, [video, poster]);
  return mount;
}

const POSTER_DELAY_MS = 1000;

/** The poster, only for a video that is slow: fetched at once it would delay the video's own first picture. */
function useLatePoster(posterUrl: string | null): string | null {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, POSTER_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return late ? posterUrl : null;
}
