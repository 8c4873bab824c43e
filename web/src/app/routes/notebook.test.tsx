import type { NotebookNote } from '@academy/contract/notes/notebook-note.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { unsentNotesOf } from '@/features/notes/unsent-notes.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { held, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';

const course = { courseId: 'c1', courseTitle: 'Weaving Jamdani', moduleId: 'm1' };
const note = (change: Partial<NotebookNote>): NotebookNote => ({
  id: newId(),
  seconds: 75,
  content: 'Left over right',
  isCut: false,
  updatedAt: '2026-11-16T10:00:00.000Z',
  ...course,
  lessonId: 'l1',
  lessonTitle: 'Threading the loom',
  ...change,
});
const courses = [
  { id: 'c1', title: 'Weaving Jamdani' },
  { id: 'c2', title: null },
];

test('the notebook groups notes, leads to their moments, and offers them as files', async () => {
  const closed = { courseId: 'c2', courseTitle: null, lessonId: 'l9', lessonTitle: null };
  openApp('/notebook', {
    as: sampleUser(),
    answers: {
      readNotebook: {
        notes: [
          note({ id: null, seconds: null, content: 'Free, and long', isCut: true }),
          note({}),
          note({ lessonId: 'l2', lessonTitle: 'The first flower', content: '<b>Thread</b>' }),
          note({ ...closed, content: 'Mine still' }),
        ],
        courses,
        hasMore: false,
      },
    },
  });
  const weaving = within(await screen.findByRole('region', { name: 'Weaving Jamdani' }));
  expect(weaving.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Threading the loom',
    'The first flower',
  ]);
  const lesson = '/course/c1/module/m1/lesson/l1';
  expect(weaving.getAllByRole('link', { name: '1:15' })[0]?.getAttribute('href')).toBe(`${lesson}?t=75`);
  expect(weaving.getByRole('link', { name: 'Read on at the lesson' }).getAttribute('href')).toBe(
    `${lesson}?tab=notes`,
  );
  const single = [...weaving.getAllByRole('link', { name: /1:15|Threading|first flower/ })];
  expect(single.map(({ classList }) => classList.contains('touch-target'))).toEqual([true, true, true, true]);
  weaving.getByText('<b>Thread</b>');
  const other = within(screen.getByRole('region', { name: 'A course that is not open now' }));
  other.getByText('Mine still');
  expect(other.queryByRole('link')).toBeNull();
  expect(screen.getByRole('link', { name: 'Markdown' }).getAttribute('href')).toBe(
    '/api/notebook/export?format=markdown',
  );
  await expectAccessible('the notebook');
});

test('notes are looked for on the server, in one course or in all, page after page', async () => {
  const { hand, address } = openApp('/notebook', {
    as: sampleUser(),
    answers: {
      readNotebook: ({ query }) => {
        const found =
          query.search === 'nothing' ? [] : [note({ content: `Page ${query.page} of ${query.search}` })];
        return { notes: found, courses, hasMore: query.page === 1 && found.length > 0 };
      },
    },
  });
  await hand.type(await screen.findByRole('searchbox', { name: 'Search your notes' }), 'left');
  await screen.findByText('Page 1 of left');
  expect(address()).toBe('/notebook?search=left');
  await hand.click(screen.getByRole('button', { name: 'Load more notes' }));
  await screen.findByText('Page 2 of left');
  expect(screen.queryByRole('button', { name: 'Load more notes' })).toBeNull();
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Weaving Jamdani');
  await waitFor(() =>
    expect(server.requests('readNotebook').at(-1)?.query).toMatchObject({ search: 'left', courseId: 'c1' }),
  );
  expect(screen.getByRole('link', { name: 'Anki (CSV)' }).getAttribute('href')).toBe(
    '/api/notebook/export?format=anki&courseId=c1',
  );
  const box = screen.getByRole('searchbox', { name: 'Search your notes' });
  await hand.clear(box);
  await hand.type(screen.getByRole('searchbox', { name: 'Search your notes' }), 'nothing');
  await screen.findByText('No note has these words.');
  await expectAccessible('nothing found');
  await hand.click(screen.getByRole('link', { name: 'Show all notes' }));
  await waitFor(() => expect(address()).toBe('/notebook'));
});

test('a notebook that is empty, on its way or out of reach says so', async () => {
  const waiting = held();
  const { hand } = openApp('/notebook', { as: sampleUser(), answers: { readNotebook: waiting.answer } });
  await screen.findByText('Loading your notes...');
  waiting.fail();
  await screen.findByText('Your notes could not be loaded');
  await expectAccessible('a notebook out of reach');
  server.answer({ readNotebook: { notes: [], courses: [], hasMore: false } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Your notebook is empty.' });
  // A phone has no key to press.
  const key = screen.getByText('On a keyboard, press N while it plays.');
  expect(key.classList.contains('pointer-coarse:hidden')).toBe(true);
  await expectAccessible('an empty notebook');
});

test('a visitor logs in first, and comes back to the notebook', async () => {
  const { address } = openApp('/notebook?search=left');
  await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fnotebook%3Fsearch%3Dleft'));
});

test('a note that waits on this device is named, and leads to where it is sent', async () => {
  const user = sampleUser();
  const address = { courseId: 'c1', moduleId: 'm1', lessonId: 'l1' };
  unsentNotesOf({ userId: user.id, address }, () => window.localStorage).keepUnsent({
    ...{ seconds: 36, content: 'Written in the train' },
  });
  openApp('/notebook', {
    as: user,
    answers: { readNotebook: { notes: [], courses: [], hasMore: false } },
  });
  const waiting = within(await screen.findByRole('region', { name: 'Notes that are not saved yet' }));
  expect(waiting.getByRole('listitem').textContent).toBe('0:36Written in the trainOpen the lesson');
  expect(waiting.getByRole('link').getAttribute('href')).toBe('/course/c1/module/m1/lesson/l1?tab=notes');
  await waitFor(() => expect(screen.queryByText('Loading your notes...')).toBeNull());
  expect(screen.queryByText('Your notebook is empty.')).toBeNull();
  await expectAccessible('a notebook with a note that waits');
});
