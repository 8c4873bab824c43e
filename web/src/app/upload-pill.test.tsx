import { ApiError } from '@academy/contract/http/client.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { uploadsOf } from '@/features/uploads/my-uploads.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { refused, server } from '@/lib/testing/fake-server.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';
import { uploadPrefix } from '@/lib/upload-marks.ts';

/** What the protocol was asked to send: the test plays the network. */
const attempts: UploadOptions[] = [];
const deleted: string[] = [];

beforeEach(() => {
  attempts.length = 0;
  deleted.length = 0;
  vi.spyOn(Upload.prototype, 'start').mockImplementation(function (this: Upload) {
    attempts.push(this.options);
  });
  vi.spyOn(Upload.prototype, 'abort').mockResolvedValue();
  vi.spyOn(Upload, 'terminate').mockImplementation(async (url) => void deleted.push(url));
});
afterEach(() => localStorage.clear());

const sessionEnded = new ApiError('Authentication failed.', 401, 'unauthenticated');

const film = () => new File([new Uint8Array(2000)], 'film.mp4', { type: 'video/mp4', lastModified: 7 });
const statusOf = (change: Partial<VideoStatus>): VideoStatus => ({
  ...{ state: 'none', percent: 0, remainingSeconds: null, failure: null, fileName: null, playing: null },
  ...change,
});

/** On a page that has nothing to do with uploads. */
function openElsewhere(user = sampleCreator()) {
  const course = ownCourse();
  const modules = sampleCurriculum({ Films: ['A film'] });
  const [module] = modules;
  const lessonId = module?.lessons[0]?._id ?? '';
  const address = { courseId: course._id, moduleId: module?._id ?? '', lessonId };
  const app = openApp('/faq', {
    as: user,
    answers: { getCourse: course, getCurriculum: modules, getVideoStatus: statusOf({}) },
  });
  return { ...app, user, course, address };
}

const pill = () => screen.findByRole('button', { name: /^Uploads: / });
const network = (tell: (attempt: UploadOptions) => void) =>
  act(() => {
    const attempt = attempts.at(-1);
    if (attempt === undefined) throw new Error('Nothing was started.');
    tell(attempt);
  });

async function startUpload() {
  const app = openElsewhere();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^Uploads/ })).toBeNull();
  act(() => uploadsOf(app.user.id).add(app.address, film()));
  await pill();
  return app;
}

test('an upload is told of on every page, and leads back to its lesson', async () => {
  const { hand, address, history } = await startUpload();
  network(({ onProgress }) => onProgress?.(500, 2000));
  expect((await pill()).textContent).toBe('25%');
  await hand.click(await pill());
  const [link] = await screen.findAllByRole('menuitem');
  expect(link?.textContent).toContain('film.mp4');
  expect(link?.textContent).toContain('Uploading. You may go to other pages meanwhile.');
  await expectAccessible('the uploads');
  await hand.click(link as HTMLElement);
  await waitFor(() =>
    expect(history.location.href).toBe(
      `/creator-dashboard/courses/${address.courseId}/curriculum#lesson-${address.lessonId}`,
    ),
  );
  const row = await screen.findByRole('button', { name: 'A film' });
  await waitFor(() => expect(row.getAttribute('aria-expanded')).toBe('true'));
  // And it is still there.
  expect((await pill()).textContent).toBe('25%');
});

test('a lost connection, a pause and a refusal are told', async () => {
  const { user, address } = await startUpload();
  network(({ onError }) => onError?.(new Error('gone')));
  expect((await pill()).textContent).toBe('No connection');
  act(() => uploadsOf(user.id).pause(address.lessonId));
  expect((await pill()).textContent).toBe('Paused');
  act(() => uploadsOf(user.id).resume(address.lessonId));
  // The session ended, and could not be renewed.
  network(({ onError }) => onError?.(sessionEnded));
  expect((await pill()).textContent).toBe('Failed');
  expect(screen.getByText('The upload of film.mp4 failed.')).toBeDefined();
});

test('what was uploaded is followed until it is ready, which is told for a while', async () => {
  await startUpload();
  server.answer({ getVideoStatus: statusOf({ state: 'preparing', percent: 40 }) });
  network(({ onSuccess }) => onSuccess?.({ lastResponse: null as never }));
  expect((await pill()).textContent).toBe('In preparation');
  server.answer({
    getVideoStatus: statusOf({
      state: 'ready',
      playing: { version: 'v', heights: [360], durationSeconds: 3, posterUrl: null },
    }),
  });
  await waitFor(async () => expect((await pill()).textContent).toBe('Ready to watch'), { timeout: 5000 });
  expect(screen.getByText('film.mp4 is ready to watch.')).toBeDefined();
  await expectAccessible('a video that is ready');
});

test('what was uploaded and waits for others says how many are before it', async () => {
  const { hand } = await startUpload();
  server.answer({ getVideoStatus: statusOf({ state: 'waiting', percent: 0, filmsBefore: 3 }) });
  network(({ onSuccess }) => onSuccess?.({ lastResponse: null as never }));
  await hand.click(await pill());
  await screen.findByText('Waiting for its turn: 3 videos are before it.');
});

test('an upload of a closed tab is told of after a reload, and can be given up', async () => {
  const user = sampleCreator();
  const place = { courseId: 'c', moduleId: 'm', lessonId: 'l' };
  const kept = { place, fileName: 'film.mp4', bytes: 2000, lastModified: 7, sentBytes: 500 };
  localStorage.setItem(
    `${uploadPrefix(user.id)}l`,
    JSON.stringify({ ...kept, url: 'http://localhost/api/uploads/1', complete: false }),
  );
  const { hand } = openElsewhere(user);
  expect((await pill()).textContent).toBe('Interrupted');
  await hand.click(await pill());
  await screen.findByText(/^This upload was interrupted/);
  await hand.click(screen.getByRole('menuitem', { name: 'Clear failed and interrupted uploads' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Uploads/ })).toBeNull());
  expect(deleted).toEqual(['http://localhost/api/uploads/1']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a file of a lesson is done with its last byte, and the video of a deleted lesson is forgotten', async () => {
  const { user, address } = await startUpload();
  server.answer({ getVideoStatus: refused(404, 'Lesson not found', 'lesson_not_found') });
  network(({ onSuccess }) => onSuccess?.({ lastResponse: null as never }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Uploads/ })).toBeNull());
  act(() => uploadsOf(user.id).add({ ...address, resourceKey: 'r' }, film()));
  await pill();
  network(({ onSuccess }) => onSuccess?.({ lastResponse: null as never }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Uploads/ })).toBeNull());
  expect(uploadsOf(user.id).items().size).toBe(0);
  expect(within(screen.getByRole('banner')).queryByText('Ready to watch')).toBeNull();
});
