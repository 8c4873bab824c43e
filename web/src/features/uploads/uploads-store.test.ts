import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TransferFailure } from './transfer-failure.ts';
import type { AttemptEvents, AttemptOptions } from './tus-attempt.ts';
import type { UploadRecord, UploadRecords } from './upload-records.ts';
import { createUploadsStore } from './uploads-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Started extends AttemptEvents {
  readonly options: AttemptOptions;
  stopped: boolean;
}

/** The test plays the network. */
function uploads(kept: UploadRecord[] = []) {
  const attempts: Started[] = [];
  const deleted: string[] = [];
  const stored = new Map(kept.map((record) => [record.place.lessonId, record]));
  const records: UploadRecords = {
    list: () => [...stored.values()],
    keep: (record) => void stored.set(record.place.lessonId, record),
    drop: (lessonId) => void stored.delete(lessonId),
  };
  const store = createUploadsStore({
    records,
    deleteUpload: async (url) => void deleted.push(url),
    startAttempt: (options, events) => {
      const attempt: Started = { ...events, options, stopped: false };
      attempts.push(attempt);
      return { stop: () => (attempt.stopped = true) };
    },
  });
  const last = () => {
    const attempt = attempts.at(-1);
    if (attempt === undefined) throw new Error('Nothing was started.');
    return attempt;
  };
  const phases = () => [...store.items().values()].map(({ phase }) => phase);
  return { store, attempts, last, phases, deleted, stored };
}

const place = (lessonId: string) => ({ courseId: 'c', moduleId: 'm', lessonId });
const film = (name = 'film.mp4') => new File(['0123456789'], name, { lastModified: 7 });
const lost: TransferFailure = { kind: 'retry', message: () => 'The connection was lost.', afterMs: null };

it('sends two at a time, and the next when one is done', () => {
  const { store, attempts, phases } = uploads();
  for (const lessonId of ['a', 'b', 'c']) store.add(place(lessonId), film());
  expect(phases()).toEqual(['uploading', 'uploading', 'queued']);
  attempts[0]?.onComplete();
  expect(phases()).toEqual(['preparing', 'uploading', 'uploading']);
});

it('starts the next one when one is paused, and queues the paused one on resuming', () => {
  const { store, attempts, phases } = uploads();
  for (const lessonId of ['a', 'b', 'c']) store.add(place(lessonId), film());
  store.pause('a');
  expect(attempts[0]?.stopped).toBe(true);
  expect(phases()).toEqual(['paused', 'uploading', 'uploading']);
  store.resume('a');
  expect(phases()).toEqual(['queued', 'uploading', 'uploading']);
  attempts[1]?.onComplete();
  expect(phases()).toEqual(['uploading', 'preparing', 'uploading']);
});

it('continues by itself from where it was after a lost connection', () => {
  const { store, attempts, last } = uploads();
  store.add(place('a'), film());
  last().onUrl('https://academy.example/u');
  last().onProgress(4);
  last().onFailure(lost);
  expect(store.item('a')).toMatchObject({ phase: 'reconnecting', sentBytes: 4, message: lost.message });
  vi.advanceTimersByTime(1000);
  expect(attempts).toHaveLength(2);
  expect(last().options.url).toBe('https://academy.example/u');
  last().onProgress(5);
  expect(store.item('a')).toMatchObject({ phase: 'uploading', sentBytes: 5, message: null });
});

it('retries at once when the network is back', () => {
  const { store, attempts, last } = uploads();
  store.add(place('a'), film());
  last().onFailure(lost);
  store.reconnect();
  expect(attempts).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(attempts).toHaveLength(2);
});

it('renews the session before the next attempt if it had expired', () => {
  const { store, last } = uploads();
  store.add(place('a'), film());
  expect(last().options.renewSession).toBe(false);
  last().onFailure({ kind: 'retry', message: () => '', afterMs: 0 });
  vi.advanceTimersByTime(0);
  expect(last().options.renewSession).toBe(true);
});

it('restarts when the upload is gone at the server, but not when the lesson is', () => {
  const { store, attempts, last } = uploads();
  store.add(place('a'), film());
  last().onUrl('https://academy.example/u');
  last().onFailure({ kind: 'restart' });
  expect(attempts).toHaveLength(2);
  expect(last().options.url).toBeNull();
  last().onFailure({ kind: 'restart' });
  expect(store.item('a')?.phase).toBe('failed');
  expect(store.item('a')?.message?.()).toBe('This lesson is no longer there.');
});

it('shows why it was refused, and retries on request', () => {
  const { store, last, phases } = uploads();
  store.add(place('a'), film());
  last().onFailure({ kind: 'refused', message: () => 'A file may have at most 5 MB.' });
  expect(store.item('a')?.phase).toBe('failed');
  expect(store.item('a')?.message?.()).toBe('A file may have at most 5 MB.');
  store.resume('a');
  expect(phases()).toEqual(['uploading']);
});

const begun: UploadRecord = {
  place: place('a'),
  fileName: 'film.mp4',
  bytes: 10,
  lastModified: 7,
  sentBytes: 4,
  url: 'https://academy.example/u',
  complete: false,
};

it('lists an upload after a reload, and continues it with the same file', () => {
  const { store, last } = uploads([begun]);
  expect(store.item('a')).toMatchObject({ phase: 'interrupted', sentBytes: 4 });
  expect(store.isFileOf('a', film())).toBe(true);
  store.add(place('a'), film());
  expect(last().options.url).toBe(begun.url);
  expect(store.item('a')).toMatchObject({ phase: 'uploading', sentBytes: 4 });
});

it('replaces an interrupted upload by another file, and deletes it', () => {
  const { store, last, deleted } = uploads([begun]);
  expect(store.isFileOf('a', film('other.mp4'))).toBe(false);
  store.add(place('a'), film('other.mp4'));
  expect(last().options.url).toBeNull();
  expect(deleted).toEqual([begun.url]);
});

it('never deletes or repeats a complete upload', () => {
  const { store, last, deleted } = uploads([{ ...begun, complete: true }]);
  expect(store.item('a')?.phase).toBe('preparing');
  store.add(place('a'), film());
  expect(last().options.url).toBeNull();
  expect(deleted).toEqual([]);
});

it('deletes a cancelled upload here and at the server', () => {
  const { store, attempts, last, deleted, stored } = uploads();
  store.add(place('a'), film());
  last().onUrl('https://academy.example/u');
  store.cancel('a');
  expect(attempts[0]?.stopped).toBe(true);
  expect([store.item('a'), deleted, stored.size]).toEqual([undefined, ['https://academy.example/u'], 0]);
});

it('keeps the progress when the page is left', () => {
  const { store, last, stored } = uploads();
  store.add(place('a'), film());
  last().onUrl('https://academy.example/u');
  last().onProgress(6);
  store.keepAll();
  expect(stored.get('a')).toMatchObject({ sentBytes: 6, url: 'https://academy.example/u', complete: false });
});
