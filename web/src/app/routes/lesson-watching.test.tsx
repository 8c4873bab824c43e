/** What a lesson tells of its film being watched, and when it tells nothing. */
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { type Answers, server } from '@/lib/testing/fake-server.ts';
import { playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { newId, sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

beforeEach(playNatively);
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const version = newId();

/** A student's lesson, whose film played for some seconds. */
async function playFilm(answers: Answers = {}) {
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const lesson = modules[0]?.lessons[0] as Lesson;
  const course = sampleCourse({ isEnrolled: true });
  const app = openApp(`/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}`, {
    as: sampleUser(),
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getLesson: lesson,
      getEnrollmentStatus: {
        ...{ enrolled: true, progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} },
      },
      getVideoStatus: {
        ...playableFilm,
        playing: { version, heights: [360], durationSeconds: 120, posterUrl: null },
      },
      getPlaybackPosition: { seconds: 0 },
      savePlaybackPosition: {},
      completeLesson: {},
      getQuiz: { questions: [], attempts: [], best: null, answered: {} },
      ...answers,
    },
  });
  const video = await waitFor(() => {
    const element = document.querySelector<HTMLVideoElement>('[data-player-stage] video');
    expect(element).not.toBeNull();
    return element as HTMLVideoElement;
  });
  const facts = { duration: 120, readyState: 4, currentTime: 0, paused: false, ended: false };
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(video, name, { value, writable: true, configurable: true });
  }
  const tell = (...events: string[]) =>
    act(async () => {
      for (const event of events) video.dispatchEvent(new Event(event));
    });
  await tell('loadedmetadata', 'loadeddata', 'canplay', 'play', 'playing', 'timeupdate');
  return {
    ...app,
    /** Until this second, as long as it takes. */
    playTo: async (seconds: number) => {
      while (video.currentTime < seconds) {
        video.currentTime = Math.min(seconds, video.currentTime + 0.5);
        await tell('timeupdate');
      }
    },
  };
}

const reports = () => server.requests('reportWatching').map(({ body }) => body);

test('a film tells what was watched when its lesson is left, and who leaves it where', async () => {
  const { playTo, close } = await playFilm();
  await waitFor(() => expect(server.made()).toContain('getWatchingChoice'));
  await act(async () => undefined);
  await playTo(9);
  expect(reports()).toEqual([]);
  close();
  await waitFor(() => expect(reports()).toHaveLength(1));
  const [report] = reports();
  expect(report).toMatchObject({ version, stoppedAt: 9, seenAgain: [] });
  expect(report?.seen.at(-1)?.[1]).toBe(9);
});

test('a film tells nothing in a browser that asks not to be tracked', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { playTo, close } = await playFilm();
  await playTo(9);
  close();
  expect(server.made()).not.toContain('getWatchingChoice');
  expect(reports()).toEqual([]);
});

test('a film tells nothing of who switched it off', async () => {
  const { playTo, close } = await playFilm({ getWatchingChoice: { isCounted: false } });
  await waitFor(() => expect(server.made()).toContain('getWatchingChoice'));
  await playTo(9);
  close();
  expect(reports()).toEqual([]);
});

test('a film tells nothing to whom it is not a lesson of', async () => {
  const { playTo, close } = await playFilm({
    getEnrollmentStatus: {
      ...{ enrolled: false, progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} },
    },
  });
  await playTo(9);
  close();
  expect(server.made()).not.toContain('getWatchingChoice');
});

test('the switch in the profile is kept, and says when it is not', async () => {
  const { hand } = openApp('/profile?tab=settings', {
    as: sampleUser(),
    answers: {
      getProfile: { name: 'Nadia', username: 'nadia', email: 'n@example.com', bio: null, avatar: null },
      listEnrolledCourses: [],
      listOwnCertificates: { certificates: [], earned: [], suggestedName: 'Nadia' },
      chooseWatching: ({ body }) => body,
    },
  });
  const counted = await screen.findByRole('switch', { name: 'Count what I watch, without my name' });
  expect(counted.getAttribute('aria-checked')).toBe('true');
  await hand.click(counted);
  await waitFor(() => expect(counted.getAttribute('aria-checked')).toBe('false'));
  expect(server.requests('chooseWatching').map(({ body }) => body)).toEqual([{ isCounted: false }]);
});
