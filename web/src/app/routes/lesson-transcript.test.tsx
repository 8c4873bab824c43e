import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, server, unreachable } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { newId, sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const track = (language: string, cueCount = 3, isComplete = true) => ({
  ...{ language, cueCount, isComplete, origin: 'machine' as const, isCorrected: false, revision: 1 },
  updatedAt: '2026-11-16T10:00:00.000Z',
});
const lines = {
  en: ['The warp is stretched,', 'thread by thread.', 'Now the weft.'],
  bn: ['টানা', 'সুতা', 'পোড়েন'],
};
const starts = [2000, 5000, 20_000];
const cuesOf = (language: string) =>
  lines[language as 'en' | 'bn'].map((text, at) => ({
    ...{ id: newId(), startMs: starts[at] ?? 0, endMs: (starts[at] ?? 0) + 2800, text, revision: 1 },
  }));
const english = { track: track('en'), cues: cuesOf('en') };

async function openLesson({
  answers = {} as Answers,
  tracks = [track('en')],
  chapters = [] as Chapter[],
} = {}) {
  const course = sampleCourse({ isEnrolled: true });
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const [lesson] = modules[0]?.lessons ?? [];
  if (!lesson) throw new Error('The course has no lesson.');
  const path = `/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}`;
  const app = openApp(path, {
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
      getCaptionStyle: { isOn: false, language: null, size: 'medium', background: 'soft' },
      listCaptions: { tracks, spokenLanguage: 'en' },
      listChapters: { chapters, revision: 2 },
      getCues: ({ params }) =>
        params.language === 'en' ? english : { track: track('bn'), cues: cuesOf('bn') },
      ...answers,
    },
  });
  const film = await openFilm();
  return { ...app, film, path };
}

/** Beside the picture; phones have a button of the same name. */
async function openTranscript(hand: Awaited<ReturnType<typeof openLesson>>['hand'], name = 'Transcript') {
  const [rail] = await screen.findAllByRole('button', { name });
  await hand.click(rail as HTMLElement);
  return within(await screen.findByRole('region', { name }));
}
const heard = () => document.querySelector('[aria-current][data-cue]')?.textContent;

test('a transcript marks what is heard, and a press on a word or on a time goes there', async () => {
  const { hand, film } = await openLesson();
  const panel = await openTranscript(hand);
  await panel.findByText('thread by thread.');
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  panel.getByText(/^A program wrote this down/);
  expect(heard()).toBeUndefined();
  await film.goTo(6);
  expect(heard()).toBe('thread by thread.');
  expect(panel.getByText('thread by thread.').closest('p')?.lang).toBe('en');
  await expectAccessible('a transcript');
  await hand.click(panel.getByText('Now the weft.'));
  expect(film.position()).toBe(20);
  await hand.click(panel.getByRole('button', { name: 'Go to 0:02' }));
  expect(film.position()).toBe(2);
});

test('of all times one is a stop of the keyboard, arrows lead on, Enter goes there, and the text follows when asked', async () => {
  const { hand, film } = await openLesson();
  const panel = await openTranscript(hand);
  await film.goTo(6);
  await waitFor(() => expect(heard()).toBe('thread by thread.'));
  panel.getByRole('searchbox').focus();
  await hand.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Go to 0:02');
  await hand.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Go to 0:20');
  expect(document.querySelectorAll('[data-paragraph][tabindex="0"]')).toHaveLength(1);
  await hand.click(panel.getByRole('button', { name: 'Follow again' }));
  expect(panel.queryByRole('button', { name: 'Follow again' })).toBeNull();
  panel.getByRole('button', { name: 'Go to 0:20' }).focus();
  await hand.keyboard('{Enter}');
  expect(film.position()).toBe(20);
  expect(panel.queryByRole('button', { name: 'Follow again' })).toBeNull();
});

test('a search marks its hits in the text and on the seek bar, tells how many, and goes from one to the next', async () => {
  const { hand, film } = await openLesson();
  const panel = await openTranscript(hand);
  await hand.type(await panel.findByRole('searchbox'), 'THREAD');
  await panel.findByText('Said 2 times');
  expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual([
    'thread',
    'thread',
  ]);
  expect(document.querySelectorAll('[data-mark=hit]')).toHaveLength(1);
  await hand.keyboard('{Enter}{Enter}{Enter}{Shift>}{Enter}{/Shift}');
  await panel.findByText('2 of 2');
  await expectAccessible('a search in a transcript');
  await hand.click(panel.getByRole('button', { name: 'Go to 0:05' }));
  expect(film.position()).toBe(5);
  await film.losePicture();
  expect(panel.getByRole('searchbox')).toHaveProperty('value', 'THREAD');
  panel.getByText('2 of 2');
  await hand.type(panel.getByRole('searchbox'), 's everywhere');
  await panel.findByText('Nothing found');
  await hand.keyboard('{Escape}');
  expect(panel.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a passage is copied with the address that leads to it', async () => {
  const { hand, path } = await openLesson();
  const panel = await openTranscript(hand);
  await hand.click(await panel.findByRole('button', { name: 'Copy the passage at 0:02 with its link' }));
  await panel.findByText('Copied');
  const link = `${window.location.origin}${path}?t=`;
  expect(await navigator.clipboard.readText()).toBe(`The warp is stretched, thread by thread.\n${link}2`);

  const word = panel.getByText('Now the weft.');
  document.getSelection()?.setBaseAndExtent(word.firstChild as Node, 4, word.firstChild as Node, 12);
  fireEvent(document, new Event('selectionchange'));
  await hand.click(await panel.findByRole('button', { name: 'Copy with link' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`the weft\n${link}20`));
  document.getSelection()?.removeAllRanges();
});

test('chapters are headings of the transcript, and all there is where nothing is written down', async () => {
  const chapters = [
    { seconds: 0, title: 'The warp' },
    { seconds: 19, title: 'The weft' },
  ];
  const { hand, close } = await openLesson({ chapters });
  const panel = await openTranscript(hand);
  const headings = await panel.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['The warp', 'The weft']);
  close();

  const again = await openLesson({ chapters, tracks: [] });
  const list = await openTranscript(again.hand, 'Chapters');
  await again.hand.click(list.getByRole('button', { name: '0:19 The weft' }));
  expect(again.film.position()).toBe(19);
  await again.film.goTo(30);
  expect(list.getByRole('button', { current: true }).textContent).toBe('0:19The weft');
  await expectAccessible('chapters beside the picture');
});

test('of several languages the reader has the choice, and a track that grows says so', async () => {
  const growing = { ...english, track: track('en', 3, false) };
  const { hand } = await openLesson({
    tracks: [track('bn'), track('en', 3, false)],
    answers: {
      getCues: ({ params }) =>
        params.language === 'en'
          ? growing
          : { track: { ...track('bn'), isCorrected: true }, cues: cuesOf('bn') },
    },
  });
  const panel = await openTranscript(hand);
  await panel.findByText('The rest is still being written down. It appears here by itself.');
  await hand.selectOptions(panel.getByRole('combobox', { name: 'Language of the transcript' }), 'বাংলা');
  expect((await panel.findByText('পোড়েন')).closest('p')?.lang).toBe('bn');
  expect(panel.queryByText(/^A program wrote this down/)).toBeNull();
});

test('a transcript that cannot be loaded says so, and is loaded on request', async () => {
  const { hand } = await openLesson({ answers: { getCues: unreachable } });
  const panel = await openTranscript(hand);
  await panel.findByText('The transcript could not be loaded');
  server.answer({ getCues: english });
  await hand.click(panel.getByRole('button', { name: 'Try again' }));
  await panel.findByText('Now the weft.');
});

test('without captions and chapters there is no transcript, and nothing of it before the first picture', async () => {
  const { film } = await openLesson({ tracks: [track('en', 0, false)] });
  await film.goTo(3);
  await waitFor(() => expect(server.requests('listChapters')).not.toHaveLength(0));
  expect(screen.getByRole('button', { name: 'Notes' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Transcript|Chapters/ })).toBeNull();
  expect(server.requests('getCues')).toHaveLength(0);
});
