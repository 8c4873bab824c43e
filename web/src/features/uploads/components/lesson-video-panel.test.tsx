import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { currentToast } from '@/components/ui/toast-store.ts';
import { problemOfFilmFile } from '@/lib/film-file.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { newId } from '@/lib/testing/sample-data.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import type { AttemptEvents, AttemptOptions } from '../tus-attempt.ts';
import { uploadRecordsOf } from '../upload-records.ts';
import { createUploadsStore } from '../uploads-store.ts';
import { LessonVideoPanel } from './lesson-video-panel.tsx';

const address = { courseId: 'c', moduleId: 'm', lessonId: 'l' };
const film = (name = 'film.mp4') =>
  new File([new Uint8Array(2000)], name, { type: 'video/mp4', lastModified: 7 });
const statusOf = (change: Partial<VideoStatus>): VideoStatus => ({
  state: 'none',
  percent: 0,
  remainingSeconds: null,
  failure: null,
  fileName: null,
  playing: null,
  ...change,
});
const ready = statusOf({
  state: 'ready',
  percent: 100,
  fileName: 'film.mp4',
  playing: { version: 'v', heights: [360, 720], durationSeconds: 65, posterUrl: null },
});

interface Started extends AttemptEvents {
  readonly options: AttemptOptions;
}

/** The panel on a store of its own, for which the test plays the network. */
function openPanel({ userId = newId(), status = statusOf({}) as VideoStatus | typeof away } = {}) {
  server.answer({ getVideoStatus: status });
  const attempts: Started[] = [];
  const deleted: string[] = [];
  const uploads = createUploadsStore({
    records: uploadRecordsOf(userId, () => window.localStorage),
    deleteUpload: async (url) => void deleted.push(url),
    startAttempt: (options, events) => {
      attempts.push({ ...events, options });
      return { stop: () => undefined };
    },
  });
  const onRemoveLink = vi.fn();
  const { unmount: close } = render(
    <LessonVideoPanel address={address} uploads={uploads} videoUrl={null} onRemoveLink={onRemoveLink} />,
    { wrapper: withQueries() },
  );
  const network = (tell: (attempt: Started) => void) =>
    act(() => {
      const attempt = attempts.at(-1);
      if (attempt === undefined) throw new Error('Nothing was started.');
      tell(attempt);
    });
  return { hand: userEvent.setup({ delay: null }), userId, attempts, deleted, network, uploads, close };
}

const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const press = (hand: ReturnType<typeof userEvent.setup>, name: string) =>
  hand.click(screen.getByRole('button', { name }));

async function chooseFile(hand: ReturnType<typeof userEvent.setup>, file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is nowhere to choose a file.');
  await hand.upload(input, file);
  // The panel looks at its beginning first.
  await act(async () => void (await problemOfFilmFile(file)));
}

test('a file that is surely no video is refused beside the place where it was chosen', async () => {
  const { hand, attempts } = openPanel();
  await screen.findByText('Drag a video here');
  const before = currentToast();
  await chooseFile(hand, new File(['%PDF-1.7'], 'film.mp4', { type: 'video/mp4' }));
  await screen.findByText('This file is not a video.');
  screen.getByText('film.mp4 was not uploaded.');
  expect(currentToast()).toBe(before);
  expect(attempts).toEqual([]);
  await chooseFile(hand, film());
  await screen.findByText('Uploading. You may go to other pages meanwhile.');
  expect(screen.queryByText('This file is not a video.')).toBeNull();
});

test('a video is followed from its first byte until it is ready', async () => {
  const { hand, network } = openPanel();
  await screen.findByText('Drag a video here');
  await chooseFile(hand, film());
  expect(screen.getByText('film.mp4')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Uploading. You may go to other pages meanwhile.');
  network((attempt) => attempt.onProgress(500));
  expect(progress()).toBe('25');
  expect(screen.getByText('500 B of 2.0 kB')).toBeDefined();

  server.answer({ getVideoStatus: statusOf({ state: 'preparing', percent: 40, fileName: 'film.mp4' }) });
  network((attempt) => attempt.onComplete());
  await screen.findByText('40%');
  expect(screen.getByText('Being prepared for students.')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Preparation of the video' })).toBeDefined();
  server.answer({ getVideoStatus: ready });
  await screen.findByText('Ready');
  expect(screen.getByText('up to 720p')).toBeDefined();
});

test('a video that waits for its turn says how many are before it', async () => {
  const { hand, network } = openPanel();
  await screen.findByText('Drag a video here');
  await chooseFile(hand, film());
  server.answer({ getVideoStatus: statusOf({ state: 'waiting', filmsBefore: 2 }) });
  network((attempt) => attempt.onComplete());
  await screen.findByText('Waiting for its turn: 2 videos are before it.');
  server.answer({ getVideoStatus: statusOf({ state: 'playable', filmsBefore: 1, percent: 40 }) });
  const both = 'It can be watched already. Waiting for its turn: 1 video is before it.';
  await screen.findByText(both, undefined, { timeout: 5000 });
});

test('a lost connection is shown, and the upload continues from where it was', async () => {
  const { hand, attempts, network } = openPanel();
  await screen.findByText('Drag a video here');
  await chooseFile(hand, film());
  network((attempt) => attempt.onUrl('https://academy.example/u'));
  network((attempt) => attempt.onProgress(1000));
  network((attempt) =>
    attempt.onFailure({ kind: 'retry', message: () => 'The connection was lost.', afterMs: 60_000 }),
  );
  expect(screen.getByRole('status').textContent).toBe('The connection was lost.');
  expect(progress()).toBe('50');
  await press(hand, 'Try now');
  expect(attempts.map(({ options }) => options.url)).toEqual([null, 'https://academy.example/u']);
  network((attempt) => attempt.onProgress(1500));
  expect(progress()).toBe('75');
});

test('an upload is paused and resumed, and a refusal shows its reason', async () => {
  const { hand, attempts, network } = openPanel();
  await screen.findByText('Drag a video here');
  await chooseFile(hand, film());
  await press(hand, 'Pause');
  expect(screen.getByRole('status').textContent).toBe('Paused.');
  await press(hand, 'Resume');
  expect(attempts).toHaveLength(2);
  network((attempt) =>
    attempt.onFailure({ kind: 'refused', message: () => 'A file may have at most 5 MB.' }),
  );
  expect(screen.getByRole('alert').textContent).toBe('A file may have at most 5 MB.');
});

test('an empty file is refused at once', async () => {
  const { hand, attempts } = openPanel();
  await screen.findByText('Drag a video here');
  await chooseFile(hand, new File([], 'empty.mp4', { type: 'video/mp4' }));
  expect(attempts).toEqual([]);
  screen.getByText('This file is empty.');
});

test('an upload interrupted by a closed page continues with the same file', async () => {
  const first = openPanel();
  await screen.findByText('Drag a video here');
  await chooseFile(first.hand, film());
  first.network((attempt) => attempt.onUrl('https://academy.example/u'));
  first.network((attempt) => attempt.onProgress(1000));
  first.uploads.keepAll();
  first.close();

  const { hand, attempts, deleted } = openPanel({ userId: first.userId });
  expect(screen.getByRole('status').textContent).toContain('This upload was interrupted.');
  expect(progress()).toBe('50');
  await chooseFile(hand, film('other.mp4'));
  expect(screen.getByRole('alert').textContent).toContain('other.mp4 is another file than the one');
  expect(attempts).toEqual([]);
  await chooseFile(hand, film());
  expect(attempts.map(({ options }) => options.url)).toEqual(['https://academy.example/u']);
  await press(hand, 'Cancel upload');
  expect(deleted).toEqual(['https://academy.example/u']);
  await screen.findByText('Drag a video here');
});

test('a video that could not be prepared shows why, and can be retried', async () => {
  const failed = statusOf({ state: 'failed', failure: { code: 'disk_full' }, fileName: 'film.mp4' });
  const { hand } = openPanel({ status: failed });
  await screen.findByText('This video could not be prepared.');
  expect(screen.getByText('There was no space left on the disk to prepare the video.')).toBeDefined();
  server.answer({ retryVideo: statusOf({ state: 'waiting', fileName: 'film.mp4' }) });
  await press(hand, 'Retry');
  await screen.findByText('Next in line to be prepared.');
});

test('a file that can be no film is replaced, not retried', async () => {
  const failure = { code: 'not_a_video' } as const;
  const { hand, attempts } = openPanel({
    status: statusOf({ state: 'failed', failure, fileName: 'film.mp4' }),
  });
  await screen.findByText(/^This file is not a video that can be read/);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  const look = (name: string) => screen.getByRole('button', { name }).className;
  const replace = look('Replace');
  await chooseFile(hand, film('better.mp4'));
  expect(attempts.map(({ options }) => options.file.name)).toEqual(['better.mp4']);
  await press(hand, 'Pause');
  expect(replace).toBe(look('Resume'));
});

test('removing a video asks first', async () => {
  const { hand } = openPanel({ status: ready });
  await screen.findByText('Ready');
  await press(hand, 'Remove');
  expect(screen.getByText('Students can no longer watch it. The lesson and its text stay.')).toBeDefined();
  expect(server.made()).not.toContain('removeVideo');
  server.answer({ removeVideo: {}, getVideoStatus: statusOf({}) });
  await press(hand, 'Remove video');
  await screen.findByText('Drag a video here');
  expect(server.requests('removeVideo')).toHaveLength(1);
});

test('a status that cannot be loaded is shown as such, and can be loaded again', async () => {
  const { hand } = openPanel({ status: away });
  await screen.findByText("We could not see what this lesson's video is doing.");
  server.answer({ getVideoStatus: ready });
  await press(hand, 'Try again');
  await screen.findByText('Ready');
});
