/** What a lesson has on its stage, where it has one, and what stands there when its film is over. */
import type { Lesson, Module } from '@academy/contract/curriculum/curriculum.ts';
import type { EnrollmentStatus } from '@academy/contract/enrollments/enrollment.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, refused } from '@/lib/testing/fake-server.ts';
import { sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

const modules = sampleCurriculum({ 'At the loom': ['Threading the loom', 'The first flower'] });
const [first, second] = modules.flatMap(({ lessons }) => lessons) as [Lesson, Lesson];

const status = (...done: string[]): EnrollmentStatus => ({
  enrolled: true,
  progress: done.length * 50,
  completedLessons: done.length,
  lastWatchedLessonId: done.at(-1) ?? null,
  lessons: Object.fromEntries(done.map((id) => [id, { status: 'completed' as const }])),
});
const noVideo = {
  state: 'none',
  percent: 0,
  remainingSeconds: null,
  failure: null,
  fileName: null,
  playing: null,
} as const;
const film: VideoStatus = {
  ...noVideo,
  state: 'ready',
  playing: { version: 'v1', heights: [360], durationSeconds: 12, posterUrl: null },
};

function openLesson(lesson: Lesson, answers: Answers = {}) {
  const course = sampleCourse({ isEnrolled: true });
  return openApp(`/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}`, {
    as: sampleUser(),
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getLesson: lesson,
      getEnrollmentStatus: status(first._id),
      getVideoStatus: noVideo,
      getPlaybackPosition: { seconds: 0 },
      completeLesson: {},
      getQuiz: { questions: [], attempts: [], best: null, answered: {} },
      ...answers,
    },
  });
}

test('a lesson without a video opens with its text, and its curriculum beside it', async () => {
  const { close } = openLesson(first);
  await screen.findByText('There is no video for this lesson yet.');
  close();
  openLesson({ ...first, content: 'Count the threads.' });
  await screen.findByText('This lesson is for reading.');
  expect(screen.queryByText('There is no video for this lesson yet.')).toBeNull();
  await screen.findByText('Count the threads.');
  expect(document.querySelector('.aspect-video')).toBeNull();
  expect(screen.getAllByRole('navigation', { name: 'Course content' }).length).toBeGreaterThan(0);
  await expectAccessible('a lesson to read');
});

test('the text of a lesson ends with the way on, where nothing stands beside it', async () => {
  openLesson({ ...first, content: 'Count the threads.' });
  const overview = within(await screen.findByRole('tabpanel', { name: 'Overview' }));
  const next = await overview.findByRole('link', { name: `Next Lesson: ${second.title}` });
  expect(next.getAttribute('href')).toContain(`/lesson/${second._id}`);
  // It stands in the sidebar of larger screens.
  expect(next.closest('.lg\\:hidden')).not.toBeNull();
  await expectAccessible('the end of a text');
});

test('who is no student reads that the film is a free preview, and is led to it', async () => {
  const outline = [{ ...modules[0], lessons: [{ ...first, isPreview: true as const }, second] }] as Module[];
  const closed: Answers = {
    getCurriculum: outline,
    getLesson: refused(403, 'Not enrolled', 'not_enrolled'),
    getEnrollmentStatus: { ...status(), enrolled: false },
  };
  const app = openLesson(second, closed);
  await screen.findByText('This lesson is for students of the course.');
  expect(screen.queryByRole('link', { name: 'Watch the preview' })).toBeNull();
  app.close();
  const { hand, address } = openLesson(first, closed);
  await screen.findByRole('heading', { name: 'The film of this lesson is a free preview.' });
  const watch = screen.getByRole('link', { name: 'Watch the preview' });
  expect(watch.getAttribute('href')).toMatch(new RegExp(`^/course/[^/]+\\?preview=${first._id}$`));
  const [content] = screen.getAllByRole('navigation', { name: 'Course content' });
  expect(content?.textContent).not.toContain(`Locked: ${first.title}`);
  expect(content?.textContent).toContain(`Locked: ${second.title}`);
  await expectAccessible('a free preview, at its lesson');
  await hand.click(watch);
  await waitFor(() => expect(address()).toMatch(/^\/course\/[^/]+\?preview=/));
  await screen.findByRole('dialog');
});

test('a film that failed promises nothing to read where there is nothing', async () => {
  const failed = { getVideoStatus: { ...noVideo, state: 'failed' } } satisfies Answers;
  const app = openLesson(first, failed);
  await screen.findByText('It has to be uploaded once more.');
  expect(screen.queryByText('Meanwhile, read the lesson below.')).toBeNull();
  app.close();
  openLesson({ ...first, content: 'Count the threads.' }, failed);
  await screen.findByText('Meanwhile, read the lesson below.');
});

/** The film at its end, in a browser that plays streams by itself. */
async function endFilm(): Promise<HTMLVideoElement> {
  const player = await screen.findByRole('region', { name: /^Video player/ });
  const video = player.querySelector('video');
  if (!video) throw new Error('There is no film.');
  for (const [name, value] of Object.entries({ readyState: 4, ended: true, paused: true, duration: 12 })) {
    Object.defineProperty(video, name, { value, configurable: true });
  }
  for (const name of ['loadedmetadata', 'canplay', 'ended']) video.dispatchEvent(new Event(name));
  return video;
}

test('the end of a film names the next lesson and waits', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  const { hand, address } = openLesson(first, { getVideoStatus: film });
  const asked = address();
  const video = await endFilm();
  const ending = within(await screen.findByRole('region', { name: 'End of the film' }));
  expect(ending.getByRole('status').textContent).toBe(`Next Lesson${second.title}`);
  await expectAccessible('the end of a film');
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  await hand.click(ending.getByRole('button', { name: 'Watch again' }));
  expect(play).toHaveBeenCalledOnce();
  expect(address()).toBe(asked);
  expect(ending.getByRole('link', { name: 'Go to next lesson' }).getAttribute('href')).toContain(
    `/lesson/${second._id}`,
  );
});

test('the way on stays beside the film when its notes are shown there', async () => {
  const { hand } = openLesson(first, { getVideoStatus: film, listTimedNotes: [] });
  await hand.click(await screen.findByRole('button', { name: 'Notes' }));
  await screen.findByRole('region', { name: 'Notes on this film' });
  // There are no styles here: what is hidden is known by its class.
  const content = within(screen.getByRole('navigation', { name: 'Course content' }));
  const isHidden = (element: Element) => element.closest('.xl\\:hidden') !== null;
  expect(isHidden(content.getByRole('heading', { name: 'Course content' }))).toBe(true);
  expect(isHidden(content.getByRole('link', { name: `Next Lesson: ${second.title}` }))).toBe(false);
  await expectAccessible('notes beside the film, and the way on');
});

test('the end of the last film is the end of the course', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  openLesson(second, { getVideoStatus: film, getEnrollmentStatus: status(first._id, second._id) });
  await endFilm();
  const ending = within(await screen.findByRole('region', { name: 'End of the film' }));
  expect(ending.getByRole('status').textContent).toBe('Course Complete!');
});
