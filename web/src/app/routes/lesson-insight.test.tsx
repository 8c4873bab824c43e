import type { CaptionTrack } from '@academy/contract/captions/caption.ts';
import type { Confusion, FilmMap } from '@academy/contract/watching/watching-calls.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, unreachable } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const parts = (values: Record<number, number | null>, rest = 0) =>
  Array.from({ length: 60 }, (_, part) => (part in values ? (values[part] as number | null) : rest));

/** Of 120 seconds in parts of two. */
const map = (change: Partial<FilmMap> = {}): FilmMap => ({
  ...{ seconds: 120, partSeconds: 2, viewers: 30, countedAt: '2026-11-16T10:00:00.000Z' },
  ...{ watched: parts({ 59: 12 }, 30), watchedAgain: parts({ 4: 11, 5: null }), stopped: parts({ 4: 9 }) },
  ...{ notes: parts({ 4: 5 }), questions: parts({ 4: null }), wrongAnswers: parts({}) },
  ...change,
});
const film = (version: string, viewers: number | null) => ({
  ...{ version, seconds: 120, viewers, watchedSince: '2026-11-10T10:00:00.000Z' },
});

const cues = ['Warp', 'The weft goes under', 'Then over', 'And again', 'Done'].map((text, index) => ({
  ...{ id: String(index), startMs: index * 4000, endMs: index * 4000 + 4000, text, revision: 1 },
}));

function openMap(confusion: (version: string | undefined) => Confusion, answers: Answers = {}) {
  const course = ownCourse();
  const lesson = sampleCurriculum({ 'At the loom': ['Threading the loom'] })[0]?.lessons[0];
  if (!lesson) throw new Error('The course has no lesson.');
  const track: CaptionTrack = {
    ...{ language: 'en', origin: 'machine', isCorrected: false, isComplete: true, cueCount: 5, revision: 1 },
    updatedAt: '2026-11-16T10:00:00.000Z',
  };
  return openApp(
    `/creator-dashboard/courses/${course._id}/edit/module/${lesson.moduleId}/lesson/${lesson._id}/insight`,
    {
      as: sampleCreator(),
      answers: {
        getCourse: course,
        getLesson: lesson,
        getVideoStatus: playableFilm,
        listCaptions: {
          ...{ tracks: [track], spokenLanguage: 'en' },
          editing: { chosenLanguage: null, transcription: null },
        },
        getCues: { track, cues },
        listChapters: { chapters: [{ seconds: 8, title: 'Weft' }], revision: 1 },
        getConfusion: ({ query }) => confusion(query.version),
        ...answers,
      },
    },
  );
}

const oneFilm = (): Confusion => ({ films: [film('v1', 30)], version: 'v1', map: map() });

test('the sentence that loses most is named, and the timeline and the sentences point at each other', async () => {
  const { hand } = openMap(oneFilm);
  const frame = await screen.findByRole('region', { name: 'The film, moment by moment' });
  expect(frame.textContent).toContain('More students stop at 0:08 than anywhere else, 9 of 30: Then over');
  expect(frame.textContent).toContain('11 went back to 0:08: Then over');
  const played = await openFilm();
  await expectAccessible('the map of a film');

  const slider = within(frame).getByRole('slider', { name: 'Moment of the film' });
  slider.focus();
  await hand.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')).toBe(
    '0:08–0:10, Watched 30, Watched again 11, Stopped 9, Took a note 5, Asked the assistant fewer than five, Then over',
  );
  const line = screen.getByRole('button', { name: /Then over/ });
  expect(line.getAttribute('aria-current')).toBe('true');
  expect(line.textContent).toContain('9stopped');
  await hand.keyboard('{Enter}');
  expect(played.position()).toBeCloseTo(8, 1);

  await hand.click(screen.getByRole('button', { name: /And again/ }));
  expect(played.position()).toBeCloseTo(12, 1);
  await hand.keyboard('{ArrowDown}{Enter}');
  expect(played.position()).toBeCloseTo(16, 1);
});

test('all of it is in a table, which says where it is fewer than five', async () => {
  const { hand } = openMap(oneFilm);
  await hand.click(await screen.findByRole('button', { name: 'Table The film, moment by moment' }));
  const table = screen.getByRole('table', { name: 'The film, moment by moment' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[0]).toBe('TimeWatchedWatched againStoppedTook a noteAsked the assistantAnswered wrongSentence');
  expect(rows[5]).toBe('0:08–0:10301195fewer than five0Then over');
});

test('a new film stands beside the one before it', async () => {
  const better = map({ watched: parts({ 59: 24 }, 30), stopped: parts({}), watchedAgain: parts({ 20: 6 }) });
  const { hand } = openMap((version) => ({
    films: [film('v2', 30), film('v1', 40)],
    version: version ?? 'v2',
    map: version === 'v1' ? map({ viewers: 40, watched: parts({ 59: 10 }, 40) }) : better,
  }));
  const end = await screen.findByText('Saw the end');
  await waitFor(() => expect(end.parentElement?.textContent).toBe('Saw the end80%Film before: 25%'));
  expect(screen.getByText('Most stopped at').parentElement?.textContent).toBe(
    'Most stopped at–Film before: 0:08 · 23%',
  );
  await expectAccessible('two films compared');
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'no other film');
  await waitFor(() => expect(screen.queryByText(/Film before/)).toBeNull());
});

test('while fewer than five watched the new film, the map is that of the film before', async () => {
  openMap((version) => ({
    films: [film('v2', null), film('v1', 30)],
    version: version ?? 'v2',
    map: version === 'v1' ? map() : null,
  }));
  await screen.findByText('Fewer than five students have watched the new film so far');
  // Its sentences and its picture are gone with it.
  const frame = await screen.findByRole('region', { name: 'The film, moment by moment' });
  expect(frame.textContent).toContain('More students stop at 0:08 than anywhere else: 9 of 30.');
  expect(screen.queryByRole('button', { name: /Then over/ })).toBeNull();
});

test('there is nothing to see of fewer than five people, nor of a lesson without a film', async () => {
  const { close } = openMap(() => ({ films: [film('v1', null)], version: 'v1', map: null }));
  await screen.findByRole('heading', { name: 'Shown from five people on' });
  await expectAccessible('a map of too few');
  close();
  openMap(oneFilm, { getVideoStatus: { ...playableFilm, state: 'none', playing: null } });
  await screen.findByRole('heading', { name: 'This lesson has no film yet.' });
});

test.each([
  ['the academy is away', away],
  ['there is no connection', unreachable],
])('when %s, it can be asked for again', async (_name, failure) => {
  let isAway = true;
  const { hand } = openMap(oneFilm, { getConfusion: () => (isAway ? failure : oneFilm()) });
  const alert = await screen.findByText('The map of this film could not be loaded.', {}, { timeout: 10_000 });
  isAway = false;
  await hand.click(
    within(alert.closest('[role]') ?? document.body).getByRole('button', { name: 'Try again' }),
  );
  await screen.findByRole('region', { name: 'The film, moment by moment' });
});

test('a pointer shows the values of the moment, and a press the moment itself', async () => {
  openMap(oneFilm);
  const slider = await screen.findByRole('slider', { name: 'Moment of the film' });
  const played = await openFilm();
  vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 600 } as DOMRect);
  fireEvent.pointerMove(slider, { clientX: 45 });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^0:08–0:10, Watched 30/);
  fireEvent.click(slider);
  expect(played.position()).toBeCloseTo(8, 1);
});
