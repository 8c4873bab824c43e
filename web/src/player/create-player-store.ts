/**
 * The player without a framework. A request calls the media element or the stream; the state changes only when
 * these say that something has changed. What a stream says that is no longer the one being played is dropped.
 */
import { player } from '@academy/contract/videos/player-constants.ts';
import { captureFrame } from './capture-frame.ts';
import { createControlsClock } from './controls-clock.ts';
import type { OpenStream, StreamEngine, StreamSource } from './engine/stream-engine.ts';
import { followFullscreen, toggleFullscreen } from './fullscreen.ts';
import { followMedia, hasFrame, type MediaEventName, readMediaFacts } from './media-facts.ts';
import { createNotices } from './notices.ts';
import { createObservable } from './observable.ts';
import type { PlayerElements } from './player-elements.ts';
import { createPlayerRequests } from './player-requests.ts';
import { initialPlayerState, type PlayerState } from './player-state.ts';
import { qualityNotice } from './quality-text.ts';
import { startPlaying } from './start-playing.ts';

export type PlayerStore = ReturnType<typeof createPlayerStore>;

interface LoadOptions {
  /** Start without a press of the viewer. */
  readonly play: boolean;
}

export function createPlayerStore({ openStream }: { readonly openStream: OpenStream }) {
  const state = createObservable<PlayerState>(initialPlayerState);
  const controls = createControlsClock((controlsVisible) => state.patch({ controlsVisible }));
  const notices = createNotices((notice) => state.patch({ notice }));
  let elements: PlayerElements | undefined;
  let stream: StreamEngine | undefined;
  let turn = 0;
  /** A stream is being replaced by itself: until it plays again, what the empty element says is of no interest. */
  let replacing = false;

  const follow = (video: HTMLVideoElement) => (name: MediaEventName) => {
    if (replacing && name !== 'canplay' && name !== 'playing') return;
    replacing = false;
    const facts = readMediaFacts(video);
    const { started, silenced, loading } = state.get();
    const playable = name === 'canplay' || name === 'playing';
    state.patch({
      ...facts,
      started: started || facts.playing,
      silenced: silenced && facts.muted,
      loading: playable ? null : loading,
    });
    controls.learn({ playing: facts.playing });
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
    state.patch({ loading: 'stream', ready: false, error: null });
    stream = openStream(video, source, {
      onReady: ifCurrent((levels) => {
        state.patch({ ready: true, loading: null, error: null, levels, currentLevel: player.automaticLevel });
        onReady(video);
      }),
      onLevel: ifCurrent(({ chosen, playing }) => {
        const { loading, levels } = state.get();
        const switched = loading === 'quality' && chosen === playing;
        state.patch({ currentLevel: chosen, playingLevel: playing, ...(switched ? { loading: null } : {}) });
        if (switched) notices.say(qualityNotice(levels, chosen));
      }),
      onFailure: ifCurrent((detail) => fail(`HLS Error: ${detail}`)),
      onRecovery: ifCurrent(() => state.patch({ error: null })),
    });
    if (stream === undefined) fail('HLS is not supported in this browser');
  };

  const fail = (error: string) => {
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
    }),

    /** Takes the player to its elements; the answer frees everything it holds. */
    attach: (given: PlayerElements): (() => void) => {
      elements = given;
      given.video.volume = player.initialVolume;
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
      // An element that was filled before it came here has said all this when nobody listened.
      if (elements && hasFrame(elements.video)) follow(elements.video)('loadeddata');
    },

    /** Opens the same stream again, which has more levels by now, where it stands and going on as it did. */
    reload: async (src: string): Promise<void> => {
      if (!elements) return;
      const { video } = elements;
      const { playing, started, levels, currentLevel, ready } = state.get();
      const height = levels[currentLevel]?.height;
      // The element shows its poster while it is empty: with this one nobody sees that it was.
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
