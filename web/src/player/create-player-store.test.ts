import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayerStore, type PlayerOptions } from './create-player-store.ts';
import type { OpenStream, StreamEvents } from './engine/stream-engine.ts';

/** As much of a browser's video element as the store uses. Nothing happens on it before `tell` says so. */
class BrowserVideo extends EventTarget {
  buffered = { length: 0, start: () => 0, end: () => 0 };
  currentTime = 0;
  defaultPlaybackRate = 1;
  duration = Number.NaN;
  ended = false;
  muted = false;
  paused = true;
  playbackRate = 1;
  readyState = 0;
  seeking = false;
  videoHeight = 0;
  videoWidth = 0;
  volume = 1;

  play = vi.fn(async () => undefined);
  pause = vi.fn();

  tell(name: string, changes: Partial<BrowserVideo> = {}) {
    Object.assign(this, changes);
    this.dispatchEvent(new Event(name));
  }
}

interface OpenedStream {
  readonly events: StreamEvents;
  readonly startAtSeconds: number;
  readonly setLevel: ReturnType<typeof vi.fn<(index: number) => boolean>>;
  readonly destroy: ReturnType<typeof vi.fn<() => void>>;
}

const levels = [
  { height: 360, bitrate: 600_000 },
  { height: 720, bitrate: 1_400_000 },
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { fullscreenElement: null }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openPlayer({
  supported = true,
  filled = {},
  keptRate,
}: {
  supported?: boolean;
  filled?: Partial<BrowserVideo>;
  keptRate?: PlayerOptions['keptRate'];
} = {}) {
  const streams: OpenedStream[] = [];
  const openStream: OpenStream = (_, { startAtSeconds }, events) => {
    if (!supported) return undefined;
    const stream = { events, startAtSeconds, setLevel: vi.fn(() => true), destroy: vi.fn() };
    streams.push(stream);
    return { ...stream, bandwidth: () => undefined };
  };
  const store = createPlayerStore({ openStream, keptRate });
  const video = Object.assign(new BrowserVideo(), filled);
  const detach = store.attach({
    video: video as unknown as HTMLVideoElement,
    container: new EventTarget() as unknown as HTMLElement,
  });
  const latest = () => {
    const stream = streams.at(-1);
    if (stream === undefined) throw new Error('No stream was opened');
    return stream;
  };
  store.load({ src: '/stream', startAtSeconds: 0 }, { play: false });
  return { store, state: store.getSnapshot, video, streams, latest, detach };
}

function openReadyPlayer() {
  const player = openPlayer();
  player.latest().events.onReady(levels);
  player.video.tell('durationchange', { duration: 200 });
  return player;
}

it('begins loading at a volume of 0.8 and is ready once the manifest is read', () => {
  const { state, video, latest } = openPlayer();
  expect(video.volume).toBe(0.8);
  expect(state()).toMatchObject({ loading: 'stream', ready: false, currentLevel: -1 });
  latest().events.onReady(levels);
  expect(state()).toMatchObject({ loading: null, ready: true, error: null, levels });
});

it('reads at once what an element holds that was filled before, and nothing more of an empty one', () => {
  const media = { duration: 200, currentTime: 42 };
  expect(openPlayer({ filled: { ...media, readyState: 2 } }).state()).toMatchObject({
    ...media,
    hasFrame: true,
  });
  const empty = openPlayer({ filled: { ...media, readyState: 1 } });
  expect(empty.state()).toMatchObject({ currentTime: 0 });
  empty.video.tell('loadedmetadata');
  expect(empty.state()).toMatchObject({ ...media, hasFrame: false });
});

it('asks the element to play, and says so only when the element does', () => {
  const { store, state, video } = openReadyPlayer();
  store.play();
  expect(video.play).toHaveBeenCalledOnce();
  expect(state().playing).toBe(false);
  video.tell('playing', { paused: false });
  expect(state()).toMatchObject({ playing: true, started: true });
});

it('seeks only once it is ready, and maps 0 to 100 onto the length', () => {
  const { store, video, latest } = openPlayer();
  video.tell('durationchange', { duration: 200 });
  store.seek(50);
  expect(video.currentTime).toBe(0);
  latest().events.onReady(levels);
  store.seek(50);
  expect(video.currentTime).toBe(100);
  store.seekBy(-500);
  expect(video.currentTime).toBe(0);
});

it('begins at the speed of the film before, and keeps the next one that is chosen', () => {
  const keptRate = { read: () => 1.5, keep: vi.fn() };
  const { video, store } = openPlayer({ keptRate });
  expect(video).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 });
  store.setRate(1.25);
  expect(keptRate.keep).toHaveBeenCalledExactlyOnceWith(1.25);
  expect(openPlayer().video.playbackRate).toBe(1);
});

it('keeps the volume between 0 and 1, and unmutes to an audible volume', () => {
  const { store, video } = openReadyPlayer();
  store.setVolume(7);
  expect(video.volume).toBe(1);
  store.setVolume(0);
  store.toggleMute();
  expect(video).toMatchObject({ volume: 0.8, muted: false });
  store.toggleMute();
  expect(video.muted).toBe(true);
});

it('says that the quality is switching until it has switched', () => {
  const { store, state, latest } = openReadyPlayer();
  store.setLevel(1);
  expect(state().loading).toBe('quality');
  latest().events.onLevel({ chosen: 1, playing: 0 });
  expect(state()).toMatchObject({ loading: 'quality', currentLevel: 1 });
  latest().events.onLevel({ chosen: 1, playing: 1 });
  expect(state()).toMatchObject({ loading: null, playingLevel: 1, notice: { text: 'Quality: 720p' } });
});

it('shows the controls again with every request, and hides them 3000 ms later', () => {
  const { store, state, video } = openReadyPlayer();
  video.tell('playing', { paused: false });
  for (const request of [
    () => store.seek(10),
    () => store.setVolume(0.5),
    store.toggleMute,
    () => store.setLevel(0),
    store.toggleFullscreen,
  ]) {
    vi.advanceTimersByTime(3000);
    expect(state().controlsVisible).toBe(false);
    request();
    expect(state().controlsVisible).toBe(true);
  }
});

it('shows a failure of the stream and stops loading', () => {
  const { state, latest } = openPlayer();
  latest().events.onFailure('manifestLoadError');
  expect(state()).toMatchObject({ error: { code: 'stream', detail: 'manifestLoadError' }, loading: null });
});

it('knows of trouble as long as nothing comes, and goes on', () => {
  const { state, latest } = openReadyPlayer();
  latest().events.onTrouble();
  expect(state()).toMatchObject({ troubled: true, error: null });
  latest().events.onFailure('fragLoadError');
  latest().events.onRecovery();
  expect(state()).toMatchObject({ troubled: false, error: null });
});

it('tells a browser that cannot play streams', () => {
  const { state } = openPlayer({ supported: false });
  expect(state()).toMatchObject({ error: { code: 'unsupported' }, loading: null });
});

it('drops the callbacks of a stream that is no longer played', () => {
  const { store, state, streams } = openPlayer();
  store.load({ src: '/other', startAtSeconds: 0 }, { play: false });
  streams[0]?.events.onFailure('late');
  streams[0]?.events.onReady(levels);
  expect(streams[0]?.destroy).toHaveBeenCalledOnce();
  expect(state()).toMatchObject({ error: null, ready: false, levels: [] });
});

it('opens the stream again at the same position without a visible stop', async () => {
  const { store, state, video, latest } = openReadyPlayer();
  latest().events.onLevel({ chosen: 0, playing: 0 });
  video.tell('playing', { paused: false, currentTime: 42 });
  await store.reload('/stream');
  expect(latest().startAtSeconds).toBe(42);
  video.tell('emptied', { paused: true, currentTime: 0 });
  expect(state()).toMatchObject({ playing: true, currentTime: 42 });
  latest().events.onReady([{ height: 240, bitrate: 300_000 }, ...levels]);
  expect(video.play).toHaveBeenCalledOnce();
  expect(latest().setLevel).toHaveBeenCalledWith(1);
  video.tell('playing', { paused: false, currentTime: 42.1 });
  expect(state()).toMatchObject({ playing: true, currentTime: 42.1 });
});

it('starts by itself where it is asked to, and says when the browser silenced it', async () => {
  const { store, state, video, latest } = openPlayer();
  video.play.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  store.load({ src: '/stream', startAtSeconds: 0 }, { play: true });
  latest().events.onReady(levels);
  await vi.waitFor(() => expect(state().silenced).toBe(true), { timeout: 20_000 });
  expect(video.muted).toBe(true);
  video.tell('volumechange', { muted: false });
  expect(state().silenced).toBe(false);
});

it('frees everything when it is left', () => {
  const { state, video, latest, detach } = openReadyPlayer();
  video.tell('playing', { paused: false });
  const { destroy, events } = latest();
  detach();
  expect(destroy).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  video.tell('timeupdate', { currentTime: 99 });
  events.onFailure('late');
  expect(state()).toMatchObject({ currentTime: 0, error: null });
});
