import { ApiError } from '@academy/contract/http/client.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { expect, it } from 'vitest';
import { lessonVideoState, resumePosition } from './lesson-video-state.ts';

const playing = { version: 'v1', heights: [360], durationSeconds: 100, posterUrl: null };
const status = (facts: Partial<VideoStatus>) => ({
  data: {
    state: 'none' as const,
    percent: 0,
    remainingSeconds: null,
    failure: null,
    fileName: null,
    playing: null,
    ...facts,
  },
  error: null,
});
const position = { data: { seconds: 30 }, isLoading: false };
const pending = { data: undefined, error: null };

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('embeds %s without asking for a status', (videoUrl, embedUrl) => {
  expect(lessonVideoState({ videoUrl, status: pending, position })).toEqual({ kind: 'embed', embedUrl });
});

it('waits for the status, and for the saved position', () => {
  expect(lessonVideoState({ videoUrl: null, status: pending, position }).kind).toBe('loading');
  const unknownPosition = { data: undefined, isLoading: true };
  const facts = { videoUrl: null, status: status({ state: 'ready', playing }), position: unknownPosition };
  expect(lessonVideoState(facts).kind).toBe('loading');
});

it('plays from where it was left, and from the beginning where that is unknown', () => {
  const ready = status({ state: 'ready', playing });
  expect(lessonVideoState({ videoUrl: null, status: ready, position })).toEqual({
    kind: 'playable',
    playing,
    growing: false,
    startAtSeconds: 30,
  });
  const refused = { data: undefined, isLoading: false };
  expect(lessonVideoState({ videoUrl: null, status: ready, position: refused })).toMatchObject({
    startAtSeconds: 0,
  });
});

it('plays from the moment of the address, whatever was saved, and within the film', () => {
  const ready = status({ state: 'ready', playing });
  const startAt = (moment: number) =>
    lessonVideoState({
      videoUrl: null,
      status: ready,
      position: { data: undefined, isLoading: true },
      moment,
    });
  expect(startAt(61)).toMatchObject({ startAtSeconds: 61 });
  expect(startAt(0)).toMatchObject({ startAtSeconds: 0 });
  expect(startAt(761)).toMatchObject({ startAtSeconds: 99 });
});

it.each(['waiting', 'preparing', 'failed', 'playable'] as const)(
  'plays what there is while the newest version is %s',
  (state) => {
    const shown = lessonVideoState({ videoUrl: null, status: status({ state, playing }), position });
    expect(shown).toMatchObject({ kind: 'playable', growing: state === 'playable' });
  },
);

it.each([
  ['waiting', 'preparing'],
  ['preparing', 'preparing'],
  ['none', 'none'],
  ['failed', 'failed'],
] as const)('shows that a video without anything to play is %s', (state, kind) => {
  expect(lessonVideoState({ videoUrl: '', status: status({ state }), position }).kind).toBe(kind);
});

it('tells the reason of a failure to the author', () => {
  const failed = status({ state: 'failed', failure: { code: 'no_moving_picture' } });
  expect(lessonVideoState({ videoUrl: null, status: failed, position })).toEqual({
    kind: 'failed',
    failure: { code: 'no_moving_picture' },
  });
});

it('tells a lesson without a video from a server that is away', () => {
  const answered = (code: number) => ({ data: undefined, error: new ApiError('No', code) });
  expect(lessonVideoState({ videoUrl: null, status: answered(404), position }).kind).toBe('none');
  expect(lessonVideoState({ videoUrl: null, status: answered(503), position }).kind).toBe('unknown');
});

it.each([
  [undefined, 0],
  [0, 0],
  [42, 42],
  [94.9, 94.9],
  [95, 0],
  [120, 0],
  [Number.NaN, 0],
])('resumes a video of 100 s that was left at %s at %s', (saved, start) => {
  expect(resumePosition(saved, 100)).toBe(start);
});
