/**
 * The player without a framework. A request calls the media element or the stream; the state changes only when
 * these report a change. Callbacks of a stream that is no longer played are dropped.
 */
import { player } from '@academy/contract/videos/player-constants.ts';
import { createControlsClock } from './controls-clock.ts';
import type { OpenStream, StreamEngine, StreamSource } from './engine/stream-engine.ts';
import { followMedia, hasFrame, type MediaEventName, readMediaState } from './media-element.ts';
import {
  captureFrame,
  followFullscreen,
  type PlayerElements,
  startPlaying,
  toggleFullscreen,
} from './player-elements.ts';
import { createNotices, createPlayerRequests, type KeptRate, setRateOf } from './player-requests.ts';
import { createPlayerState, initialPlayerState, type PlayerFailure } from './player-state.ts';
import { qualityNotice } from './quality-and-speed.ts';

export type PlayerStore = ReturnType<typeof createPlayerStore>;

interface LoadOptions {
  /** Start without a press of the viewer. */
  readonly play: boolean;
}

export interface PlayerOptions {
  readonly openStream: OpenStream;
  /** The speed that the viewer chose in another film; a film begins at 1 without it. */
  readonly keptRate?: KeptRate | undefined;
}

export function createPlayerStore({ openStream, keptRate }: PlayerOptions) {
  const state = createPlayerState();
  const controls = createControlsClock((controlsVisible) => state.patch({ controlsVisible }));
  const notices = createNotices((notice) => state.patch({ notice }));
  let elements: PlayerElements | undefined;
  let stream: StreamEngine | undefined;
  let turn = 0;
  /** The same stream is being opened again: until it plays, the events of the empty element are ignored. */
  let replacing = false;

  const follow = (video: HTMLVideoElement) => (name: MediaEventName) => {
    if (replacing && name !== 'canplay' && name !== 'playing') return;
    replacing = false;
    const media = readMediaState(video);
    const { hadFrame, started, silenced, loading } = state.get();
    const playable = name === 'canplay' || name === 'playing';
    state.patch({
      ...media,
      hadFrame: hadFrame || media.hasFrame,
      started: started || media.playing,
      silenced: silenced && media.muted,
      loading: playable ? null : loading,
    });
    controls.update({ playing: media.playing });
    if (name === 'loadeddata' && state.get().poster === null) void takePoster(video, turn);
  };

  const takePoster = async (video: HTMLVideoElement, mine: number): Promise<void> => {
    const frame = await captureFrame(video);
    if (frame === null) return;
    if (mine !== turn) {
      URL.revokeObjectURL(frame);
      return;
    }
    forgetPoster();
    state.patch({ poster: frame });
  };

  const forgetPoster = () => {
    const { poster } = state.get();
    if (poster !== null) URL.revokeObjectURL(poster);
  };

  const open = (source: StreamSource, onReady: (video: HTMLVideoElement) => void): void => {
    if (!elements) return;
    const { video } = elements;
    turn += 1;
    const mine = turn;
    const ifCurrent =
      <A extends unknown[]>(handle: (...args: A) => void) =>
      (...args: A) => {
        if (mine === turn) handle(...args);
      };
    stream?.destroy();
    state.patch({ loading: 'stream', ready: false, troubled: false, error: null });
    stream = openStream(video, source, {
      onReady: ifCurrent((levels) => {
        const settled = { ready: true, loading: null, troubled: false, error: null };
        state.patch({ ...settled, levels, currentLevel: player.automaticLevel });
        onReady(video);
      }),
      onLevel: ifCurrent(({ chosen, playing }) => {
        const { loading, levels } = state.get();
        const switched = loading === 'quality' && chosen === playing;
        state.patch({ currentLevel: chosen, playingLevel: playing, ...(switched ? { loading: null } : {}) });
        if (switched) notices.say(qualityNotice(levels, chosen));
      }),
      onFailure: ifCurrent((detail) => fail({ code: 'stream', detail })),
      onTrouble: ifCurrent(() => state.patch({ troubled: true })),
      onRecovery: ifCurrent(() => state.patch({ troubled: false, error: null })),
    });
    if (stream === undefined) fail({ code: 'unsupported' });
  };

  const fail = (error: PlayerFailure) => {
    replacing = false;
    state.patch({ error, loading: null });
  };

  const start = async (video: HTMLVideoElement): Promise<void> => {
    const mine = turn;
    const outcome = await startPlaying(video);
    if (mine === turn) state.patch({ silenced: outcome === 'silent' });
  };

  const close = (): void => {
    turn += 1;
    stream?.destroy();
    stream = undefined;
    elements = undefined;
    controls.stop();
    notices.stop();
    forgetPoster();
    state.patch(initialPlayerState);
  };

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    ...createPlayerRequests({
      state,
      controls,
      notices,
      elements: () => elements,
      stream: () => stream,
      toggleFullscreen,
      keptRate,
    }),

    /** Connects the player to its elements; the returned function releases everything again. */
    attach: (given: PlayerElements): (() => void) => {
      elements = given;
      given.video.volume = player.initialVolume;
      setRateOf(given.video, keptRate?.read() ?? 1);
      const unfollow = [
        followMedia(given.video, follow(given.video)),
        followFullscreen(given.container, (fullscreen) => state.patch({ fullscreen })),
      ];
      return () => {
        for (const stop of unfollow) stop();
        close();
      };
    },

    load: (source: StreamSource, { play }: LoadOptions): void => {
      open(source, (video) => {
        if (play) void start(video);
      });
      // An element that was filled before fired its events before this store listened.
      if (elements && hasFrame(elements.video)) follow(elements.video)('loadeddata');
    },

    /** Opens the same stream again, which has more levels by now, at the current position. */
    reload: async (src: string): Promise<void> => {
      if (!elements) return;
      const { video } = elements;
      const { playing, started, levels, currentLevel, ready } = state.get();
      const height = levels[currentLevel]?.height;
      // The element shows its poster while it is empty, so the current frame hides the gap.
      if (started) await takePoster(video, turn);
      replacing = ready;
      const bandwidth = stream?.bandwidth();
      open({ src, startAtSeconds: video.currentTime, bandwidth }, () => {
        const same = state.get().levels.findIndex((level) => level.height === height);
        if (same !== -1) stream?.setLevel(same);
        if (playing) void start(video);
      });
    },
  };
}
