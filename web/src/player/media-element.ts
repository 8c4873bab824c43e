import type { PlayerState, TimeRange } from './player-state.ts';

/** The part of a media element that the state is read from. */
export type ReadableMedia = Pick<
  HTMLMediaElement,
  | 'buffered'
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'muted'
  | 'paused'
  | 'playbackRate'
  | 'readyState'
  | 'seeking'
  | 'volume'
>;

type MediaState = Pick<
  PlayerState,
  | 'buffered'
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'hasFrame'
  | 'muted'
  | 'playbackRate'
  | 'playing'
  | 'volume'
  | 'waiting'
>;

/** HAVE_CURRENT_DATA: there is a picture. */
const HAS_FRAME = 2;
/** HAVE_FUTURE_DATA: from here on the element can go on playing. */
const CAN_GO_ON = 3;

/** After any of these the element may answer differently. */
const mediaEvents = [
  'canplay',
  'canplaythrough',
  'durationchange',
  'emptied',
  'ended',
  'loadeddata',
  'loadedmetadata',
  'pause',
  'play',
  'playing',
  'progress',
  'ratechange',
  'seeked',
  'seeking',
  'stalled',
  'timeupdate',
  'volumechange',
  'waiting',
] as const;

export type MediaEventName = (typeof mediaEvents)[number];

export function readMediaState(media: ReadableMedia): MediaState {
  return {
    buffered: timeRanges(media.buffered),
    currentTime: media.currentTime,
    duration: media.duration,
    ended: media.ended,
    hasFrame: hasFrame(media),
    muted: media.muted,
    playbackRate: media.playbackRate,
    playing: !media.paused && !media.ended,
    volume: media.volume,
    waiting: (media.seeking || !media.paused) && !media.ended && media.readyState < CAN_GO_ON,
  };
}

export function hasFrame({ readyState }: Pick<ReadableMedia, 'readyState'>): boolean {
  return readyState >= HAS_FRAME;
}

function timeRanges(ranges: TimeRanges): TimeRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }));
}

/** Calls back after every event of the element, until the answer is called. */
export function followMedia(media: EventTarget, onEvent: (name: MediaEventName) => void): () => void {
  const stop = new AbortController();
  for (const name of mediaEvents) {
    media.addEventListener(name, () => onEvent(name), { signal: stop.signal });
  }
  return () => stop.abort();
}
