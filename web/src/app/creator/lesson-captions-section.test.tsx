import { sessionCookieNames } from '@academy/contract/auth/session-cookies.ts';
import type { CaptionTrack, Transcription } from '@academy/contract/captions/caption.ts';
import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { refused, server } from '@/lib/testing/fake-server.ts';
import { playableFilm } from '@/lib/testing/native-film.ts';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';
import { newId, ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';

const track = (language: string, change: Partial<CaptionTrack> = {}): CaptionTrack => ({
  ...{ language, origin: 'machine', isCorrected: false, isComplete: true, cueCount: 12, revision: 4 },
  updatedAt: '2026-11-16T10:00:00.000Z',
  ...change,
});
const state = (change: Partial<Transcription>): Transcription => ({
  ...{ state: 'done', language: 'en', percent: 100, reason: null },
  ...change,
});

const curriculumOf = (parts: Lesson['parts']) =>
  sampleCurriculum({ 'At the loom': ['Threading'] }).map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, parts })),
  }));

/** The form of a lesson with a film, on a server that keeps its captions. */
async function openForm(given: { tracks?: CaptionTrack[]; transcription?: Transcription | null }) {
  let { tracks = [], transcription = null } = given;
  let chosen: string | null = null;
  const captions = () => ({
    tracks,
    spokenLanguage: chosen ?? 'en',
    editing: { chosenLanguage: chosen, transcription },
  });
  const course = ownCourse();
  const app = openApp(`/creator-dashboard/courses/${course._id}/curriculum`, {
    as: sampleCreator(),
    answers: {
      getCourse: course,
      getCurriculum: () => {
        const isCaptioned = tracks.some(({ isComplete }) => isComplete);
        return curriculumOf({ video: 'ready', captions: isCaptioned, questions: false });
      },
      getVideoStatus: playableFilm,
      listCaptions: captions,
      transcribeLesson: () => {
        transcription = state({ state: 'working', percent: 40 });
        return captions();
      },
      chooseSpokenLanguage: ({ body }) => {
        chosen = body.language;
        return captions();
      },
      removeCaptions: ({ params }) => {
        tracks = tracks.filter(({ language }) => language !== params.language);
        if (transcription?.state === 'working')
          transcription = state({ state: 'skipped', reason: 'removed' });
        return {};
      },
      putCaptionFile: ({ params }) => {
        const added = track(params.language, { origin: 'file' });
        tracks = [...tracks.filter(({ language }) => language !== params.language), added];
        return { track: added, cues: [] };
      },
      getWordList: { words: ['Jamdani'], revision: 1 },
      saveWordList: ({ body }) => ({ words: body.words, revision: 2 }),
    },
  });
  await app.hand.click(await screen.findByRole('button', { name: 'Threading' }));
  const section = within(await screen.findByRole('region', { name: 'Captions' }));
  const writeDown = () => {
    tracks = [track('en')];
    transcription = state({});
  };
  return { ...app, course, section, writeDown };
}

test('a film without captions says why, is heard again on request, and may be in another language', async () => {
  const { hand, section } = await openForm({
    transcription: state({ state: 'skipped', reason: 'language_not_supported' }),
  });
  await section.findByText(/^The academy cannot write this language down/);
  await hand.selectOptions(section.getByLabelText('Spoken in this film'), 'bn');
  await waitFor(() => expect(server.requests('chooseSpokenLanguage')[0]?.body).toEqual({ language: 'bn' }));
  await expectAccessible('a film without captions');
  await hand.click(section.getByRole('button', { name: 'Make captions' }));
  await section.findByText('The academy is writing down what is said: 40%');
  expect(section.getByRole('progressbar', { name: 'Making captions' }).getAttribute('aria-valuenow')).toBe(
    '40',
  );
});

test('captions are listed with who made them, downloaded, replaced by a file, and removed after a question', async () => {
  const { hand, section, course } = await openForm({
    tracks: [track('en', { isCorrected: true }), track('bn', { origin: 'person', isComplete: false })],
    transcription: state({}),
  });
  await section.findByText('Made by the academy, corrected · 12 cues');
  expect(section.getByText('Written by hand · 12 cues · still growing')).toBeDefined();
  expect(section.getByRole('link', { name: 'Correct English' }).getAttribute('href')).toContain(
    `/creator-dashboard/courses/${course._id}/edit/module/`,
  );
  await hand.click(section.getByRole('button', { name: 'Download English' }));
  const formats = await screen.findAllByRole('menuitem');
  expect(formats.map(({ textContent }) => textContent)).toEqual(['WebVTT', 'SRT', 'Plain text']);
  expect(formats[1]?.getAttribute('href')).toContain('/captions/en/file/srt');
  await hand.keyboard('{Escape}');

  server.answer({ putCaptionFile: refused(422, 'There is no cue in this file.', 'caption_file_empty') });
  const picker = pickerBehind(section.getByRole('button', { name: 'Choose a caption file' }));
  await hand.upload(picker, new File(['WEBVTT'], 'loom.bn.vtt', { type: 'text/vtt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload captions' }));
  expect(dialog.getByText('There are captions in বাংলা')).toBeDefined();
  await expectAccessible('a caption file');
  await hand.click(dialog.getByRole('button', { name: 'Replace' }));
  await dialog.findByText('There is no cue in this file.');
  await hand.selectOptions(dialog.getByLabelText('Language of the captions'), 'fr');
  server.answer({ putCaptionFile: { track: track('fr'), cues: [] } });
  await hand.click(dialog.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    server.requests('putCaptionFile').map(({ params, query }) => [params.language, query?.revision]),
  ).toEqual([
    ['bn', 4],
    ['fr', undefined],
  ]);

  await hand.click(section.getByRole('button', { name: 'Remove বাংলা' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the captions in বাংলা?' }));
  await hand.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(section.queryByText('বাংলা', { selector: 'p' })).toBeNull());
});

test('the row of a lesson tells of captions as soon as they are added, removed, or made by the academy', async () => {
  const { hand, section, writeDown } = await openForm({ transcription: state({ state: 'skipped' }) });
  await screen.findByText('It has: video ready, no text, no quiz, no captions');
  await hand.upload(
    pickerBehind(await section.findByRole('button', { name: 'Choose a caption file' })),
    new File(['WEBVTT'], 'loom.en.vtt', { type: 'text/vtt' }),
  );
  await hand.click(await screen.findByRole('button', { name: 'Upload' }));
  await screen.findByText('It has: video ready, no text, no quiz, captions');

  await hand.click(await section.findByRole('button', { name: 'Remove English' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the captions in English?' }));
  await hand.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByText('It has: video ready, no text, no quiz, no captions');

  await hand.click(await section.findByRole('button', { name: 'Make captions' }));
  await section.findByText('The academy is writing down what is said: 40%');
  writeDown();
  // Asked for again by itself, as long as they are being made.
  await screen.findByText('It has: video ready, no text, no quiz, captions', undefined, { timeout: 20_000 });
});

test('captions of a file that begin after the end of the film are saved, and told at once', async () => {
  const { hand, section } = await openForm({ transcription: state({}) });
  const cueAt = (startMs: number, text: string) =>
    ({ id: newId(), startMs, endMs: startMs + 500, text, revision: 1 }) as const;
  const end = (playableFilm.playing?.durationSeconds ?? 0) * 1000;
  const upload = async (cues: ReturnType<typeof cueAt>[]) => {
    server.answer({ putCaptionFile: { track: track('fr'), cues } });
    const file = new File(['WEBVTT'], 'loom.fr.vtt', { type: 'text/vtt' });
    await hand.upload(
      pickerBehind(await section.findByRole('button', { name: 'Choose a caption file' })),
      file,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload captions' }));
    await hand.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await upload([cueAt(0, 'Bonjour'), cueAt(end + 65_000, 'Trop tard'), cueAt(end + 70_000, 'Encore')]);
  const told = (await section.findByText('The captions are saved, but some come too late')).closest('[role]');
  expect(told?.textContent).toMatch(
    /2 captions begin after the end of the film, which lasts [\d:]+ \(français\)/,
  );
  expect(told?.textContent).toContain('Trop tard');
  expect(told?.textContent).not.toContain('Bonjour');
  expect(section.getByRole('link', { name: 'Correct the captions' }).getAttribute('href')).toContain(
    '/captions/fr',
  );
  await expectAccessible('captions that come too late');
  await upload([cueAt(0, 'Bonjour')]);
  expect(section.queryByText('The captions are saved, but some come too late')).toBeNull();
});

test('a session that has run out is renewed before captions are downloaded', async () => {
  const { hand, section } = await openForm({ tracks: [track('en')], transcription: state({}) });
  const { freshMark } = sessionCookieNames(false);
  const setFresh = (age: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it, and as it runs out.
    document.cookie = `${freshMark}=1; max-age=${age}`;
  };
  const followed: { href: string; isFollowed: boolean }[] = [];
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link) followed.push({ href: link.href, isFollowed: !event.defaultPrevented });
    event.preventDefault();
  };
  await hand.click(await section.findByRole('button', { name: 'Download English' }));
  setFresh(0);
  server.answer({
    refreshSession: () => {
      setFresh(60);
      return {};
    },
  });
  document.addEventListener('click', follow);
  await hand.click(await screen.findByRole('menuitem', { name: 'SRT' }));
  await waitFor(() => expect(followed.map(({ isFollowed }) => isFollowed)).toEqual([false, true]));
  expect(followed[1]?.href).toContain('/captions/en/file/srt?download=1');
  expect(server.requests('refreshSession')).toHaveLength(1);

  setFresh(0);
  server.answer({
    refreshSession: refused(401, 'Over', 'unauthenticated'),
    getSessionUser: refused(401, 'Over', 'unauthenticated'),
  });
  await hand.click(section.getByRole('button', { name: 'Download English' }));
  await hand.click(await screen.findByRole('menuitem', { name: 'SRT' }));
  await screen.findByText('The file was not downloaded');
  expect(followed.map(({ isFollowed }) => isFollowed)).toEqual([false, true, false]);
  document.removeEventListener('click', follow);
  await hand.click(section.getByRole('button', { name: 'Download English' }));
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
});

test('once a person brought what the academy could not make, nothing is said to be missing', async () => {
  const { hand, section } = await openForm({
    tracks: [track('fr', { origin: 'file' })],
    transcription: state({ state: 'skipped', reason: 'turned_off' }),
  });
  // The film is spoken in English.
  await section.findByText('No captions were made');
  await hand.upload(
    pickerBehind(section.getByRole('button', { name: 'Choose a caption file' })),
    new File(['WEBVTT'], 'loom.en.vtt', { type: 'text/vtt' }),
  );
  await hand.click(await screen.findByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(section.getAllByText('From a file · 12 cues')).toHaveLength(2));
  expect(section.queryByText('No captions were made')).toBeNull();
});

test.each([
  ['no_speech', 'bn', 'file', { isTold: false, canBeMade: true }],
  ['service_unreachable', 'en', 'person', { isTold: false, canBeMade: false }],
  ['service_unreachable', 'en', 'machine', { isTold: true, canBeMade: true }],
] as const)('why nothing was made is told unless people made it: %s, %s, %s', async (...film) => {
  const [reason, language, origin, { isTold, canBeMade }] = film;
  const { section } = await openForm({
    tracks: [track(language, { origin })],
    transcription: state({ state: reason === 'no_speech' ? 'skipped' : 'failed', reason }),
  });
  await section.findByText(/ · 12 cues$/);
  expect(section.queryByText(/^(No captions were made|The captions could not be made)$/) !== null).toBe(
    isTold,
  );
  expect(section.queryByRole('button', { name: /^Make captions/ }) !== null).toBe(canBeMade);
});

test('captions that are removed while they are made say so, and can be made anew', async () => {
  const { hand, section } = await openForm({
    tracks: [track('en', { isComplete: false })],
    transcription: state({ state: 'working', percent: 40 }),
  });
  await hand.click(await section.findByRole('button', { name: 'Remove English' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the captions in English?' }));
  await hand.click(question.getByRole('button', { name: 'Remove' }));
  await section.findByText(/^These captions were removed while they were being made/);
  await hand.click(section.getByRole('button', { name: 'Make captions' }));
  await section.findByText('The academy is writing down what is said: 40%');
});

test('the names and terms of the course are kept, one a line, within their bounds', async () => {
  const { hand, section } = await openForm({ transcription: state({ state: 'waiting', percent: 0 }) });
  await section.findByText('The captions are made once the films before this one are done.');
  await hand.click(section.getByRole('button', { name: 'Names and terms' }));
  const words = await section.findByLabelText('Names and terms of the course');
  await hand.type(words, `{Enter}${'x'.repeat(61)}`);
  await section.findByText(/^A word can have at most 60 characters/);
  await hand.type(words, '{Backspace}{Enter}Dhaka');
  await hand.click(section.getByRole('button', { name: 'Save words' }));
  await section.findByText('The words are saved');
  expect(server.requests('saveWordList').map(({ body }) => body)).toEqual([
    { words: ['Jamdani', 'x'.repeat(60), 'Dhaka'], revision: 1 },
  ]);

  server.answer({
    getWordList: { words: ['Theirs'], revision: 7 },
    saveWordList: refused(409, 'Changed', 'word_list_changed'),
  });
  await hand.type(words, '{Enter}Mine');
  await hand.click(section.getByRole('button', { name: 'Save words' }));
  await section.findByText('These words were changed elsewhere since you opened them.');
  server.answer({ saveWordList: ({ body }) => ({ words: body.words, revision: 8 }) });
  await hand.click(section.getByRole('button', { name: 'Keep mine' }));
  await section.findByText('The words are saved');
  expect(server.requests('saveWordList').at(-1)?.body).toMatchObject({ revision: 7 });
});
