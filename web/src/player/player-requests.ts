import { player } from '@academy/contract/videos/player-constants.ts';
import { t } from '@lingui/core/macro';
import { rateText } from '@/lib/language/times.ts';
import { log } from '@/lib/log.ts';
import type { BarContents } from './bar-contents.ts';
import type { ControlsClock } from './controls-clock.ts';
import type { StreamEngine } from './engine/stream-engine.ts';
import type { PlayerElements } from './player-elements.ts';
import type { ObservedState, PlayerCaptions, PlayerNotice } from './player-state.ts';
import { qualityNotice } from './quality-and-speed.ts';
import { secondsAt, within } from './seek-range.ts';

interface RequestContext {
  readonly state: ObservedState;
  readonly controls: ControlsClock;
  readonly notices: Notices;
  readonly elements: () => PlayerElements | undefined;
  readonly stream: () => StreamEngine | undefined;
  readonly toggleFullscreen: (elements: PlayerElements) => Promise<void>;
  readonly keptRate: KeptRate | undefined;
}

export interface KeptRate {
  readonly read: () => number | undefined;
  readonly keep: (rate: number) => void;
}

export function setRateOf(video: HTMLVideoElement, rate: number): void {
  video.playbackRate = rate;
  // Loading the stream again would go back to this one.
  video.defaultPlaybackRate = rate;
}

/** What a viewer may ask for. The state changes only when the element or the stream says so. */
export function createPlayerRequests(context: RequestContext) {
  const { state, controls, notices } = context;
  /** Every request shows the controls and starts their time again. */
  const withVideo = (act: (video: HTMLVideoElement) => void): void => {
    controls.touch();
    const video = context.elements()?.video;
    if (video) act(video);
  };
  const play = () =>
    withVideo((video) => {
      void video.play().catch((error: unknown) => log.warn('The video could not be played', { error }));
    });
  const pause = () => withVideo((video) => video.pause());
  const seekTo = (seconds: number) =>
    withVideo((video) => {
      if (state.get().ready && Number.isFinite(video.duration)) {
        video.currentTime = within(seconds, video.duration);
      }
    });
  const setVolume = (volume: number) =>
    withVideo((video) => {
      video.volume = within(volume, 1);
      video.muted = false;
    });

  return {
    play,
    pause,
    togglePlay: () => (state.get().playing ? pause() : play()),
    /** A second of the film; nothing happens before the stream is ready (`seekWhenReady` waits). */
    seekTo,
    /** From 0 to 100 of the whole. */
    seek: (percent: number) => seekTo(secondsAt(percent, state.get().duration)),
    seekBy: (seconds: number) =>
      seekTo((context.elements()?.video.currentTime ?? state.get().currentTime) + seconds),
    setVolume,
    toggleMute: () =>
      withVideo((video) => {
        const silent = video.muted || video.volume === 0;
        if (silent && video.volume === 0) video.volume = player.initialVolume;
        video.muted = !silent;
      }),
    setRate: (rate: number) =>
      withVideo((video) => {
        setRateOf(video, rate);
        context.keptRate?.keep(rate);
        const speed = rateText(rate);
        notices.say(t`Speed: ${speed}`);
      }),
    setLevel: (index: number) => {
      controls.touch();
      const switching = context.stream()?.setLevel(index) ?? false;
      if (switching) state.patch({ loading: 'quality' });
      else notices.say(qualityNotice(state.get().levels, index));
    },
    toggleFullscreen: () => {
      controls.touch();
      const elements = context.elements();
      if (elements) void context.toggleFullscreen(elements);
    },
    setMarks: (marks: readonly number[]) => state.patch({ marks }),
    /** What the seek bar shows beside the marks; see `film-marks.ts`. */
    showOnBar: (shown: Partial<BarContents>) => state.patch(shown),
    /** Until the returned function is called. */
    offerCaptions: (captions: PlayerCaptions) => {
      state.patch({ captions });
      return () => state.patch({ captions: null });
    },
    /** For what is drawn in step with the film. */
    video: () => context.elements()?.video,
    say: notices.say,
    touch: controls.touch,
    updateControls: controls.update,
  };
}

export type PlayerRequests = ReturnType<typeof createPlayerRequests>;

interface Notices {
  readonly say: (text: string) => void;
  readonly stop: () => void;
}

const SHOWN_MS = 1500;

export function createNotices(onChange: (notice: PlayerNotice | null) => void): Notices {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    say: (text) => {
      count += 1;
      clearTimeout(timer);
      timer = setTimeout(onChange, SHOWN_MS, null);
      onChange({ id: count, text });
    },
    stop: () => clearTimeout(timer),
  };
}
