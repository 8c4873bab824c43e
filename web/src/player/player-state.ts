import { player } from '@academy/contract/videos/player-constants.ts';
import { type BarContents, emptyBar } from './bar-contents.ts';

export interface QualityLevel {
  readonly height: number;
  /** Bits a second, as the manifest says. */
  readonly bitrate: number;
}

export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** A word about something that just changed, shown for a moment and read aloud. */
export interface PlayerNotice {
  readonly id: number;
  readonly text: string;
}

/** Why nothing can be played: the stream failed, with the detail as the engine calls it, or the browser can play no stream. */
export type PlayerFailure =
  | { readonly code: 'stream'; readonly detail: string }
  | { readonly code: 'unsupported' };

/** Brought by what draws them; the player has a key for them. */
export interface PlayerCaptions {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

export interface PlayerState extends BarContents {
  readonly currentTime: number;
  readonly duration: number;
  readonly buffered: readonly TimeRange[];
  readonly volume: number;
  readonly muted: boolean;
  readonly playbackRate: number;
  readonly playing: boolean;
  readonly ended: boolean;
  /** There is a picture to be seen. Not while it seeks to a place that is not loaded yet. */
  readonly hasFrame: boolean;
  /** There has been one since it was opened: what comes after the picture stays from then on. */
  readonly hadFrame: boolean;
  /** Playing or seeking, and what comes next has not arrived. */
  readonly waiting: boolean;
  /** It has been played since it was opened. */
  readonly started: boolean;
  readonly fullscreen: boolean;
  readonly controlsVisible: boolean;
  readonly loading: 'stream' | 'quality' | null;
  /** The manifest is read: from here on one can seek. */
  readonly ready: boolean;
  readonly levels: readonly QualityLevel[];
  /** What the viewer chose; -1 means automatic. */
  readonly currentLevel: number;
  /** What is on the screen; -1 as long as nothing is. */
  readonly playingLevel: number;
  /** What was asked for last did not come, and is asked for again. */
  readonly troubled: boolean;
  readonly error: PlayerFailure | null;
  /** The frame at first playability, as an address of this page alone. */
  readonly poster: string | null;
  /** The browser let it start by itself without sound only. */
  readonly silenced: boolean;
  readonly notice: PlayerNotice | null;
  /** Seconds that are marked on the seek bar. */
  readonly marks: readonly number[];
  /** Null where the film has none. */
  readonly captions: PlayerCaptions | null;
}

export const initialPlayerState: PlayerState = {
  currentTime: 0,
  duration: Number.NaN,
  buffered: [],
  volume: player.initialVolume,
  muted: false,
  playbackRate: 1,
  playing: false,
  ended: false,
  hasFrame: false,
  hadFrame: false,
  waiting: false,
  started: false,
  fullscreen: false,
  controlsVisible: true,
  loading: 'stream',
  ready: false,
  levels: [],
  currentLevel: player.automaticLevel,
  playingLevel: -1,
  troubled: false,
  error: null,
  poster: null,
  silenced: false,
  notice: null,
  marks: [],
  captions: null,
  ...emptyBar,
};

export type ObservedState = ReturnType<typeof createPlayerState>;

/** A state that can be observed. For useSyncExternalStore it stays the same object while nothing changes. */
export function createPlayerState(initial: PlayerState = initialPlayerState) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    patch: (changes: Partial<PlayerState>): void => {
      const next = { ...state, ...changes };
      const changed = Object.keys(changes).some(
        (key) => !Object.is(Reflect.get(state, key), Reflect.get(next, key)),
      );
      if (!changed) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
