import type { TimedNote } from '@academy/contract/notes/timed-note-calls.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { type NoteText, unsentNotesOf } from '@/features/notes/unsent-notes.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server, unreachable } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { newId, sampleCourse, sampleCurriculum, sampleUser } from '@/lib/testing/sample-data.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const at = '2026-11-16T10:00:00.000Z';
const note = (seconds: number, content: string): TimedNote => ({
  id: newId(),
  seconds,
  content,
  createdAt: at,
  updatedAt: at,
});

/** A lesson with a film, on a server that keeps notes. */
async function openLesson({
  query = '?tab=notes',
  kept = [] as TimedNote[],
  answers = {} as Answers,
  as = sampleUser(),
  unsent = [] as NoteText[],
} = {}) {
  let notes = [...kept];
  const course = sampleCourse({ isEnrolled: true });
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const [lesson] = modules[0]?.lessons ?? [];
  if (!lesson) throw new Error('The course has no lesson.');
  const own = {
    userId: as.id,
    address: { courseId: course._id, moduleId: lesson.moduleId, lessonId: lesson._id },
  };
  for (const one of unsent) unsentNotesOf(own, () => window.localStorage).keepUnsent(one);
  const app = openApp(`/course/${course._id}/module/${lesson.moduleId}/lesson/${lesson._id}${query}`, {
    as,
    answers: {
      getCourse: course,
      getCurriculum: modules,
      getLesson: lesson,
      getEnrollmentStatus: {
        enrolled: true,
        progress: 0,
        completedLessons: 0,
        lastWatchedLessonId: null,
        lessons: {},
      },
      getVideoStatus: playableFilm,
      getPlaybackPosition: { seconds: 0 },
      savePlaybackPosition: {},
      getQuiz: { questions: [], attempts: [], best: null, answered: {} },
      getNote: { content: '', updatedAt: null },
      completeLesson: {},
      listTimedNotes: () => notes,
      addTimedNote: ({ body }) => {
        const added = note(body.seconds, body.content);
        notes = [...notes, added].toSorted((a, b) => a.seconds - b.seconds);
        return added;
      },
      changeTimedNote: ({ params, body }) => {
        notes = notes.map((one) => (one.id === params.noteId ? { ...one, content: body.content } : one));
        return notes.find(({ id }) => id === params.noteId) ?? away;
      },
      deleteTimedNote: ({ params }) => {
        notes = notes.filter(({ id }) => id !== params.noteId);
        return {};
      },
      ...answers,
    },
  });
  const film = await openFilm();
  return { ...app, film, notes: () => notes, lesson };
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const line = (time: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Note at ${time}` });
/** The player says it for a moment. */
async function saidAndGone(text: string): Promise<void> {
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}
const tab = () => within(screen.getByRole('tabpanel', { name: 'Notes' }));
const shown = () =>
  within(tab().getByRole('list', { name: 'Notes in the order of the film' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('N opens a line at the second of the film, Enter saves it, and its stamp leads back', async () => {
  const { hand, film, notes } = await openLesson({ kept: [note(90, 'The end')] });
  await film.goTo(12.7);
  press('n');
  const field = await line('0:12');
  expect(document.activeElement).toBe(field);
  screen.getByText('Enter saves, Shift+Enter begins a new line.');
  // While it is written the film goes on, and its keys are letters.
  await film.goTo(15);
  await hand.type(field, 'Warp and n{Shift>}{Enter}{/Shift}weft');
  await expectAccessible('a line');
  await hand.keyboard('{Enter}');
  await waitFor(() => expect(notes()).toHaveLength(2));
  expect(notes()[0]).toMatchObject({ seconds: 12, content: 'Warp and n\nweft' });
  await waitFor(() =>
    expect(shown()).toEqual([
      expect.stringContaining('0:12Warp and n\nweft'),
      expect.stringContaining('1:30The end'),
    ]),
  );
  expect(screen.queryByRole('textbox', { name: 'Note at 0:12' })).toBeNull();
  await expectAccessible('notes of a film');
  await hand.click(tab().getByRole('button', { name: 'Go to 1:30' }));
  expect(film.position()).toBe(90);
  await saidAndGone('Note saved');
});

test('Escape leaves a line, which waits with its second until it is gone on with', async () => {
  const { hand, film } = await openLesson();
  await film.goTo(5);
  await hand.click(await screen.findByRole('button', { name: /Add a note at 0:05/ }));
  await hand.type(await line('0:05'), 'Half a');
  await hand.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note at 0:05' })).toBeNull());
  await film.goTo(60);
  press('N');
  expect((await line('0:05')).value).toBe('Half a');
});

test('N is a letter where text is written, and nothing with Ctrl or where there is no film', async () => {
  const { hand } = await openLesson();
  const free = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your notes' });
  await hand.type(free, 'no');
  expect(free.value).toBe('no');
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  expect(screen.getAllByRole('textbox')).toEqual([free]);
});

test('a note that was not taken says so, stays on the device, and is sent again when asked', async () => {
  const user = sampleUser();
  const { hand, film, notes } = await openLesson({ as: user, answers: { addTimedNote: away } });
  await film.goTo(7);
  press('n');
  await hand.type(await line('0:07'), 'Do not lose me{Enter}');
  await screen.findByText('Not saved yet, kept on this device');
  expect(shown()[0]).toContain('Do not lose me');
  expect(Object.values({ ...window.localStorage }).join()).toContain('Do not lose me');
  await expectAccessible('a note that was not taken');
  server.answer({ addTimedNote: ({ body }) => note(body.seconds, body.content) });
  await hand.click(tab().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Not saved yet, kept on this device')).toBeNull());
  expect(Object.values({ ...window.localStorage }).join()).not.toContain('Do not lose me');
  expect(notes()).toEqual([]);
  await saidAndGone('Note saved');
});

/** The browser tells of its line, and the calls fail or not accordingly. */
function setOnline(isOnline: boolean, answers: Answers): void {
  server.answer(answers);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
const noted: Answers = { addTimedNote: ({ body }) => note(body.seconds, body.content) };

test('a note that was written offline says when it is sent, is sent once when the line is back, and that is told', async () => {
  const { hand, film } = await openLesson();
  setOnline(false, { addTimedNote: unreachable });
  await film.goTo(7);
  press('n');
  await hand.type(await line('0:07'), 'Do not lose me{Enter}');
  await waitFor(() =>
    expect(shown()[0]).toContain('You are offline. It is sent when the connection is back'),
  );
  await expectAccessible('a note that waits for the line');
  setOnline(true, noted);
  await screen.findByText('A note that waited was saved.');
  expect(tab().queryByText('Not saved yet, kept on this device')).toBeNull();
  expect(server.requests('addTimedNote')).toHaveLength(2);
  expect(Object.values({ ...window.localStorage }).join()).not.toContain('Do not lose me');
  await saidAndGone('Note not saved, kept on this device');
});

test('what an earlier visit left is sent once when the lesson is opened, and that is told', async () => {
  const unsent = [
    { seconds: 36, content: 'Do not lose me' },
    { seconds: 40, content: 'Nor me' },
  ];
  const { notes } = await openLesson({ query: '', unsent });
  await screen.findByText('2 notes that waited were saved.');
  expect(notes()).toMatchObject(unsent);
  expect(server.requests('addTimedNote')).toHaveLength(2);
  expect(Object.values({ ...window.localStorage }).join()).not.toContain('Do not lose me');
});

test('a note that waited and is refused says so, and leads to where it is sent by a press', async () => {
  const full = refused(409, 'Full', 'too_many_notes');
  const unsent = [{ seconds: 36, content: 'Do not lose me' }];
  const { hand } = await openLesson({ query: '', unsent, answers: { addTimedNote: full } });
  await screen.findByText('A note that waited could not be saved.');
  await hand.click(screen.getByRole('link', { name: 'Your notes' }));
  await waitFor(() => expect(shown()[0]).toContain('Not saved yet, kept on this device'));
  setOnline(false, {});
  setOnline(true, noted);
  expect(server.requests('addTimedNote')).toHaveLength(1);
  await hand.click(tab().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tab().queryByRole('button', { name: 'Try again' })).toBeNull());
  await saidAndGone('Note saved');
});

test('notes at moments and the one about the lesson stand under headings of their own', async () => {
  await openLesson();
  await tab().findByRole('heading', { level: 3, name: 'At moments of the film' });
  const heading = await tab().findByRole('heading', { level: 3, name: 'About the whole lesson' });
  const field = tab().getByRole('textbox', { name: 'Your notes' });
  expect(field.getAttribute('aria-describedby')).toBe(heading.id);
});

test('an unsent note that was discarded can be taken back', async () => {
  const { hand, film } = await openLesson({ answers: { addTimedNote: away } });
  await film.goTo(7);
  press('n');
  await hand.type(await line('0:07'), 'Do not lose me{Enter}');
  await hand.click(await screen.findByRole('button', { name: 'Discard' }));
  const undo = tab().getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  expect(tab().getByText('The note at 0:07 is discarded.')).toBeDefined();
  expect(Object.values({ ...window.localStorage }).join()).not.toContain('Do not lose me');
  await hand.click(undo);
  expect(document.activeElement).toBe(tab().getByRole('button', { name: 'Try again' }));
  expect(shown()[0]).toContain('Do not lose me');
  expect(Object.values({ ...window.localStorage }).join()).toContain('Do not lose me');
  await saidAndGone('Note not saved, kept on this device');
});

test('the notes of a lesson that were written offline say when they can be saved', async () => {
  const { hand } = await openLesson({ answers: { saveNote: unreachable } });
  setOnline(false, { addTimedNote: unreachable });
  await hand.type(await screen.findByRole('textbox', { name: 'Your notes' }), 'Warp');
  await hand.click(screen.getByRole('button', { name: 'Save Notes' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are offline.');
  setOnline(true, noted);
  await waitFor(() => expect(alert.textContent).toContain('You are online again. Save your notes now.'));
  expect(server.requests('saveNote')).toHaveLength(1);
});

test('a note is rewritten in its place, and what was typed survives a refusal', async () => {
  const { hand, notes } = await openLesson({ kept: [note(3, 'Warb')], answers: { changeTimedNote: away } });
  await hand.click(await screen.findByRole('button', { name: 'Edit the note at 0:03' }));
  const field = await line('0:03');
  await hand.clear(field);
  await hand.type(field, 'Warp{Enter}');
  await screen.findByRole('alert');
  expect(field.value).toBe('Warp');
  server.answer({ changeTimedNote: { ...note(3, 'Warp'), id: notes()[0]?.id ?? '' } });
  await hand.type(field, '{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note at 0:03' })).toBeNull());
});

test('a deleted note can be taken back', async () => {
  const { hand, notes } = await openLesson({ kept: [note(3, 'Warp')] });
  await hand.click(await screen.findByRole('button', { name: 'Delete the note at 0:03' }));
  await waitFor(() => expect(notes()).toEqual([]));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await hand.click(undo);
  await waitFor(() => expect(notes()).toMatchObject([{ seconds: 3, content: 'Warp' }]));
  await screen.findByRole('button', { name: 'Delete the note at 0:03' });
  await saidAndGone('Note saved');
});

test('hostile text in a note is text', async () => {
  await openLesson({ kept: [note(3, '<img src=x onerror="alert(1)">')] });
  await screen.findByText('<img src=x onerror="alert(1)">');
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('beside the picture are the content and the notes', async () => {
  const { hand } = await openLesson({ query: '', kept: [note(3, 'Warp')] });
  await hand.click(await screen.findByRole('button', { name: 'Notes' }));
  const rail = within(await screen.findByRole('region', { name: 'Notes on this film' }));
  await rail.findByText('Warp');
  await expectAccessible('notes beside the picture');
  await hand.click(screen.getByRole('button', { name: 'Content' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes on this film' })).toBeNull());
});

test('a line beside the picture is there again with its words after another panel was looked at, and N goes back into it', async () => {
  const { hand, film } = await openLesson({ query: '' });
  await film.goTo(9);
  await hand.click(await screen.findByRole('button', { name: 'Notes' }));
  await hand.click(await screen.findByRole('button', { name: /Add a note at 0:09/ }));
  await hand.type(await line('0:09'), 'First words');
  await hand.click(screen.getByRole('button', { name: 'Content' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note at 0:09' })).toBeNull());
  await hand.click(screen.getByRole('button', { name: 'Notes' }));
  expect((await line('0:09')).value).toBe('First words');
  screen.getByRole('button', { name: 'Notes' }).focus();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  press('n');
  const field = await line('0:09');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('First words');
});

test('the address opens the film at its second, and another moment of it only seeks', async () => {
  const { film, history, lesson } = await openLesson({ query: '?t=61' });
  expect(film.position()).toBe(61);
  const video = document.querySelector('video');
  history.push(history.location.pathname.concat('?t=30'));
  await waitFor(() => expect(film.position()).toBe(30));
  history.push(`${history.location.pathname}?t=soon`);
  await screen.findByRole('heading', { level: 1, name: lesson.title });
  expect(film.position()).toBe(30);
  expect(document.querySelector('video')).toBe(video);
});

test('a visitor logs in first, and comes back to the moment', async () => {
  const { address } = openApp('/course/c1/module/m1/lesson/l1?t=61&tab=notes', {
    answers: { getCourse: away, getCurriculum: away },
  });
  await waitFor(() => expect(address()).toMatch(/^\/login\?returnTo=/));
  const returnTo = new URLSearchParams(address().split('?')[1]).get('returnTo');
  expect(returnTo).toBe('/course/c1/module/m1/lesson/l1?t=61&tab=notes');
});

test('the short link of a lesson leads to the same moment', async () => {
  const course = sampleCourse({ isEnrolled: true });
  const [module] = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const lesson = module?.lessons[0];
  const { address } = openApp(`/course/${course._id}/lesson/${lesson?._id}?t=61`, {
    as: sampleUser(),
    answers: {
      getCourse: course,
      getCurriculum: module ? [module] : [],
      getLesson: away,
      getVideoStatus: away,
      getPlaybackPosition: away,
      getEnrollmentStatus: away,
    },
  });
  await waitFor(() => expect(address()).toContain(`/module/${lesson?.moduleId}/lesson/${lesson?._id}?t=61`));
});
