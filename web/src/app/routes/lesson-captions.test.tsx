/** The captions of a film, from the choice of its reader to the lines on the picture. */
import type { CaptionTrack, Cue } from '@academy/contract/captions/caption.ts';
import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';
import { defaultCaptionStyle } from '@academy/contract/captions/caption-style-choices.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { newId, sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const track = (language: string, more: Partial<CaptionTrack> = {}): CaptionTrack => ({
  ...{ language, origin: 'file', isCorrected: false, isComplete: true, cueCount: 2, revision: 1 },
  updatedAt: '2026-11-16T10:00:00.000Z',
  ...more,
});
const cue = (startMs: number, endMs: number, text: string): Cue => ({
  ...{ id: newId(), startMs, endMs, text, revision: 1 },
});
const spoken: Record<string, Cue[]> = {
  en: [cue(0, 4000, 'Thread the <b>loom</b>.'), cue(10_000, 14_000, 'Now the weft.')],
  bn: [cue(0, 4000, 'তাঁতে সুতা পরান।'), cue(10_000, 14_000, 'এবার পোড়েন।')],
};

interface OpenedWith {
  readonly spokenLanguage?: string;
  readonly style?: Partial<CaptionStyle>;
  readonly tracks?: CaptionTrack[];
  readonly answers?: Answers;
}

async function openLesson({ spokenLanguage = 'en', style = {}, tracks, answers = {} }: OpenedWith = {}) {
  const course = sampleCourse({ isEnrolled: true });
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const [lesson] = modules[0]?.lessons ?? [];
  if (!lesson) throw new Error('The course has no lesson.');
  const app = openApp(`/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}`, {
    as: sampleUser(),
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getLesson: lesson,
      getEnrollmentStatus: {
        ...{ enrolled: true, progress: 0, completedLessons: 0, lastWatchedLessonId: null, lessons: {} },
      },
      getVideoStatus: playableFilm,
      getPlaybackPosition: { seconds: 0 },
      savePlaybackPosition: {},
      getQuiz: { questions: [], attempts: [], best: null, answered: {} },
      completeLesson: {},
      listTimedNotes: [],
      listCaptions: { spokenLanguage, tracks: tracks ?? [track('en', { origin: 'machine' }), track('bn')] },
      getCues: ({ params }) => ({ track: track(params.language), cues: spoken[params.language] ?? [] }),
      getCaptionStyle: { ...defaultCaptionStyle, ...style },
      saveCaptionStyle: ({ body }) => body,
      ...answers,
    },
  });
  return { ...app, film: await openFilm() };
}

const button = (state: string) => screen.findByRole('button', { name: `Captions, ${state}` });
const lines = () => document.querySelector('.player-captions');
const read = (text: string) => waitFor(() => expect(lines()?.textContent).toBe(text));
const kept = () => server.requests('saveCaptionStyle').map(({ body }) => body);

test('a film without captions has no button for them, and C does nothing', async () => {
  await openLesson({ tracks: [] });
  await waitFor(() => expect(server.requests('listCaptions').length).toBeGreaterThan(0));
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(screen.queryByRole('button', { name: /^Captions/ })).toBeNull();
  expect(screen.queryByText('Captions on')).toBeNull();
  expect(server.made()).not.toContain('getCaptionStyle');
});

test('C and the button CC turn captions on and off, which is kept with the account', async () => {
  const { hand, film } = await openLesson();
  await button('off');
  expect(server.made()).not.toContain('getCues');
  fireEvent.keyDown(document.body, { key: 'c' });
  await screen.findByText('Captions on');
  await read('Thread the <b>loom</b>.');
  await button('English');
  expect(kept()).toEqual([{ ...defaultCaptionStyle, isOn: true }]);
  await expectAccessible('captions');
  await hand.click(await button('English'));
  await hand.click(await screen.findByRole('menuitemradio', { name: 'Off' }));
  await button('off');
  expect(lines()).toBeNull();
  expect(kept().at(-1)).toEqual({ ...defaultCaptionStyle, isOn: false });
  await film.goTo(11);
  expect(lines()).toBeNull();
  await waitFor(() => expect(screen.queryByText('Captions on')).toBeNull());
});

test('captions follow the film wherever it is moved to, and are silent where nothing is said', async () => {
  const { film } = await openLesson({ style: { isOn: true } });
  await read('Thread the <b>loom</b>.');
  await film.goTo(12);
  await read('Now the weft.');
  await film.goTo(6);
  await waitFor(() => expect(lines()).toBeNull());
  await film.goTo(1);
  await read('Thread the <b>loom</b>.');
});

test('captions in the language of the interface are on where the film speaks another', async () => {
  await openLesson({ spokenLanguage: 'bn' });
  await read('Thread the <b>loom</b>.');
  await button('English');
  expect(kept()).toEqual([]);
});

test('language, size and ground of captions are chosen by keys, seen at once, and kept', async () => {
  const { hand } = await openLesson({ style: { isOn: true } });
  const trigger = await button('English');
  trigger.focus();
  await hand.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    ...['Off', 'Englishautomatic', 'বাংলা', 'Small', 'Medium', 'Large', 'Huge', 'Solid', 'Soft', 'None'],
  ]);
  await expectAccessible('the menu of captions');
  await hand.click(menu.getByRole('menuitemradio', { name: 'Huge' }));
  await hand.click(menu.getByRole('menuitemradio', { name: 'Solid' }));
  expect(lines()?.getAttribute('data-caption-size')).toBe('huge');
  expect(lines()?.getAttribute('data-caption-ground')).toBe('solid');
  menu.getByRole('menuitemradio', { name: 'বাংলা' }).focus();
  await hand.keyboard('{Enter}');
  await read('তাঁতে সুতা পরান।');
  expect(lines()?.getAttribute('lang')).toBe('bn');
  await waitFor(() => expect(kept()).toHaveLength(3));
  expect(kept().at(-1)).toEqual({ isOn: true, language: 'bn', size: 'huge', background: 'solid' });
  expect(document.activeElement).toBe(await button('বাংলা'));
});

test('a choice that the server does not take counts while the page is open, and says so', async () => {
  await openLesson({ answers: { saveCaptionStyle: away } });
  await button('off');
  fireEvent.keyDown(document.body, { key: 'c' });
  await screen.findByText(/^Not kept with your account/);
  await read('Thread the <b>loom</b>.');
  // The player says it for a moment, in the language of that moment.
  await waitFor(() => expect(screen.queryByText(/^Not kept/)).toBeNull(), { timeout: 5000 });
});

test('captions stand above the controls, and leave with the last picture', async () => {
  const { film } = await openLesson({ style: { isOn: true } });
  await read('Thread the <b>loom</b>.');
  expect(lines()?.hasAttribute('data-above-controls')).toBe(true);
  const video = document.querySelector('video');
  Object.defineProperty(video, 'ended', { value: true, configurable: true });
  await film.goTo(2);
  await waitFor(() => expect(lines()).toBeNull());
});
