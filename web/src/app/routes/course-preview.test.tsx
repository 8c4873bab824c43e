import type { CaptionTrack } from '@academy/contract/captions/caption.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { refused, server } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

const main = () => within(screen.getByRole('main'));
const dialog = async () => within(await screen.findByRole('dialog'));

/** A course whose second lesson, or whose second and third, everybody may watch. */
function withPreviews(...titles: string[]) {
  const course = sampleCourse();
  const modules = sampleCurriculum({ 'At the loom': ['Threading', 'The first flower', 'The second flower'] });
  for (const { lessons } of modules) {
    for (const lesson of lessons) if (titles.includes(lesson.title)) lesson.isPreview = true;
  }
  return { course, modules };
}

const track: CaptionTrack = {
  language: 'en',
  origin: 'machine',
  isCorrected: false,
  isComplete: true,
  cueCount: 1,
  revision: 1,
  updatedAt: '2026-01-02T00:00:00.000Z',
};
const cue = { id: 'cue', startMs: 0, endMs: 60_000, text: 'The warp is set up first.', revision: 1 };

test('a visitor watches a free preview on the page of the course, with captions, and nothing is kept of it', async () => {
  playNatively();
  const { course, modules } = withPreviews('The first flower');
  const { hand, address } = openApp(`/course/${course._id}`, {
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getVideoStatus: playableFilm,
      listCaptions: { tracks: [track], spokenLanguage: 'en' },
      getCues: { track, cues: [cue] },
    },
  });
  const row = await screen.findByRole('button', { name: /^The first flower Preview/ });
  expect(screen.getByRole('main').textContent).toContain('Locked: Threading');
  await expectAccessible('a course with a free preview');
  await hand.click(row);
  const shown = await dialog();
  expect(shown.getByRole('heading', { name: 'The first flower' })).toBeDefined();
  expect(shown.queryByRole('list', { name: 'Free previews of this course' })).toBeNull();
  const film = await openFilm();
  await hand.click(await shown.findByRole('button', { name: /^Captions, off/ }));
  await hand.click(await shown.findByRole('menuitemradio', { name: /English/ }));
  await film.goTo(5);
  expect(await shown.findByText('The warp is set up first.')).toBeDefined();
  await expectAccessible('a free preview');
  await film.goTo(50);
  await hand.click(shown.getByRole('link', { name: 'Enroll in this course' }));
  await waitFor(() => expect(address()).toBe(`/course/${course._id}/enroll`));
  const kept = /position|watching|note|style|quiz|resource|getLesson/i;
  expect(server.made().filter((call) => kept.test(call))).toEqual([]);
});

test('an address plays the preview that it names, once, and opens nothing of another lesson', async () => {
  playNatively();
  const { course, modules } = withPreviews('The first flower');
  const answers = { getCourse: course, getCurriculum: modules, getVideoStatus: playableFilm };
  const [locked, preview] = modules[0]?.lessons ?? [];
  const first = openApp(`/course/${course._id}?preview=${preview?._id}`, { answers });
  const shown = await dialog();
  shown.getByRole('heading', { name: 'The first flower' });
  await first.hand.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(first.address(), 'to be followed again').toBe(`/course/${course._id}`));
  first.close();
  openApp(`/course/${course._id}?preview=${locked?._id}`, { answers });
  await screen.findByRole('button', { name: /^The first flower Preview/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address that names a lesson which is no preview leads to its row, and is that of the course', async () => {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  const course = sampleCourse();
  const modules = sampleCurriculum({ 'At the loom': ['Threading'], Dyeing: ['Indigo', 'Madder'] });
  const sought = modules[1]?.lessons[1];
  const { address, history } = openApp(`/course/${course._id}?preview=${sought?._id}`, {
    answers: { getCourse: course, getCurriculum: modules },
  });
  await waitFor(() => expect(address()).toBe(`/course/${course._id}`));
  const current = () => main().queryAllByRole('listitem', { current: true });
  await waitFor(() => expect(current().map(({ textContent }) => textContent)).toEqual([shown[0]]));
  expect(shown).toEqual([expect.stringContaining('Locked: Madder')]);
  expect(
    main()
      .getByRole('button', { name: /^Dyeing/ })
      .getAttribute('aria-expanded'),
  ).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectAccessible('a lesson that was led to');
  // To another one from here.
  act(() => history.push(`/course/${course._id}?preview=${modules[0]?.lessons[0]?._id}`));
  await waitFor(() => expect(shown.at(-1)).toContain('Threading'));
  await waitFor(() => expect(address()).toBe(`/course/${course._id}`));
  expect(current().map(({ textContent }) => textContent)).toEqual([shown[1]]);
});

test('the picture of the course plays the first of its previews, beside which the others can be chosen', async () => {
  playNatively();
  const { course, modules } = withPreviews('The first flower', 'The second flower');
  const { hand } = openApp(`/course/${course._id}`, {
    as: sampleUser(),
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getVideoStatus: playableFilm,
      getEnrollmentStatus: {
        ...{ enrolled: false, progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} },
      },
    },
  });
  await hand.click(await screen.findByRole('button', { name: 'Watch the preview' }));
  const shown = await dialog();
  expect(shown.getByRole('heading', { name: 'The first flower' })).toBeDefined();
  await hand.click(shown.getByRole('button', { name: /^The second flower/ }));
  expect(await shown.findByRole('heading', { name: 'The second flower' })).toBeDefined();
  await hand.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The start is offered all the same, and is not the way in.
  expect(main().getAllByRole('link', { name: 'Start First Lesson' })).toHaveLength(1);
});

test('a preview that ended meanwhile says so, and the list behind it is loaded again', async () => {
  const { course, modules } = withPreviews('The first flower');
  const { hand } = openApp(`/course/${course._id}`, {
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getVideoStatus: refused(401, 'Please sign in.', 'unauthenticated'),
      refreshSession: refused(401, 'Please sign in.', 'unauthenticated'),
    },
  });
  const row = await screen.findByRole('button', { name: /^The first flower Preview/ });
  const plain = modules.map((module) => ({
    ...module,
    lessons: module.lessons.map(({ isPreview: _, ...lesson }): Lesson => lesson),
  }));
  server.answer({ getCurriculum: plain });
  await hand.click(row);
  expect(await (await dialog()).findByText('This lesson is not a free preview any more.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Preview/, hidden: true })).toBeNull());
});

async function openPreparing() {
  playNatively();
  const { course, modules } = withPreviews('The first flower');
  const preparing = { ...playableFilm, state: 'preparing', percent: 20, playing: null } as const;
  const { hand } = openApp(`/course/${course._id}`, {
    answers: { getCourse: course, getCurriculum: modules, getVideoStatus: preparing },
  });
  await hand.click(await screen.findByRole('button', { name: 'Watch the preview' }));
  const shown = await dialog();
  await shown.findByText('This video is being prepared.');
  return { hand, shown };
}

test('a preview whose film is being prepared says so, and plays by itself with the keys of the player', async () => {
  const { shown } = await openPreparing();
  expect(document.activeElement?.closest('[data-player-stage]')).toBeNull();
  server.answer({ getVideoStatus: playableFilm });
  await openFilm();
  expect(shown.queryByText('This video is being prepared.')).toBeNull();
  expect(document.activeElement).toBe(shown.getByRole('region', { name: /^Video player/ }));
});

test('a film that becomes ready takes the focus from nobody who moved it', async () => {
  const { hand, shown } = await openPreparing();
  const close = shown.getByRole('button', { name: 'Close' });
  while (document.activeElement !== close) await hand.tab();
  server.answer({ getVideoStatus: playableFilm });
  await openFilm();
  expect(document.activeElement).toBe(close);
});

test('students and who looks after the course open the lesson itself', async () => {
  const { course, modules } = withPreviews('The first flower');
  openApp(`/course/${course._id}`, {
    as: sampleUser({ role: 'creator' }),
    answers: {
      getCourse: { ...course, revision: 1 },
      getCurriculum: modules,
      getEnrollmentStatus: {
        ...{ enrolled: false, progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} },
      },
    },
  });
  expect(await screen.findByRole('link', { name: /The first flower/ })).toBeDefined();
  expect(main().queryByRole('button', { name: /Preview/ })).toBeNull();
});

test('the page names what else the instructor teaches, with figures that are known', async () => {
  const course = sampleCourse();
  const others = [
    sampleCourse({ title: 'Natural dyes', totalLessons: 6, totalSeconds: 4500, rating: 4.5, reviewCount: 8 }),
    sampleCourse({ title: 'Spinning', totalLessons: 3, rating: 4.9 }),
  ];
  openApp(`/course/${course._id}`, {
    answers: { getCourse: course, getCurriculum: [], listOtherCourses: others },
  });
  const name = `More courses by ${course.instructor}`;
  const block = within(await screen.findByRole('region', { name }));
  const items = block.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    'Natural dyes1h 15m · 6 lessonsRated 4.5 out of 5 (8 reviews)',
    'Spinning0h 30m · 3 lessons',
  ]);
  expect(block.getByRole('link', { name: 'Spinning' }).getAttribute('href')).toBe(
    `/course/${others[1]?._id}`,
  );
  await expectAccessible('an instructor with other courses');
});
