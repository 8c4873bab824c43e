import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, refused, server } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm, playNatively } from '@/lib/testing/native-film.ts';
import { newId } from '@/lib/testing/sample-data.ts';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import { LazyChapterEditor } from './lazy-chapter-editor.tsx';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const address = { courseId: 'c', moduleId: 'm', lessonId: 'l' };
const warp = { seconds: 0, title: 'The warp' };
const weft = { seconds: 65, title: 'The weft' };

async function openEditor(answers: Answers = {}, userId = newId()) {
  server.answer({
    getVideoStatus: playableFilm,
    listChapters: { chapters: [], revision: 1 },
    saveChapters: ({ body }) => ({ chapters: body.chapters, revision: 2 }),
    ...answers,
  });
  const { unmount: close } = render(<LazyChapterEditor address={address} userId={userId} />, {
    wrapper: withQueries(),
  });
  const hand = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await hand.click(await screen.findByRole('button', { name: /^Chapters/ }));
  return { hand, userId, close, film: await openFilm() };
}

const rows = () =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox', { name: /^Beginning of chapter/ })
    .map(({ value }, at) => [
      value,
      screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Title of chapter/ })[at]?.value,
    ]);
const saved = () => server.requests('saveChapters').map(({ body }) => body);

test('chapters are added where the film stands, with keys alone, and saved in its order', async () => {
  const { hand, film } = await openEditor();
  await screen.findByText(/^No chapters yet/);
  await film.goTo(65.4);
  await hand.click(screen.getByRole('button', { name: 'Add a chapter at 1:05' }));
  await hand.keyboard('The weft');
  await film.goTo(0);
  await hand.keyboard('{Enter}The warp');
  expect(rows()).toEqual([
    ['0:00', 'The warp'],
    ['1:05', 'The weft'],
  ]);
  await hand.click(screen.getByRole('button', { name: 'Show chapter 2 in the film' }));
  expect(film.position()).toBe(65);
  await hand.click(screen.getByRole('button', { name: 'Save chapters' }));
  await screen.findByText('The chapters are saved');
  expect(saved()).toEqual([{ chapters: [warp, weft], revision: 1 }]);
});

test('what cannot be saved is said at its row, and rows are put in order', async () => {
  const { hand } = await openEditor({ listChapters: { chapters: [warp, weft], revision: 3 } });
  const [first, second] = await screen.findAllByRole('textbox', { name: /^Beginning of chapter/ });
  await hand.clear(first as HTMLElement);
  await hand.type(first as HTMLElement, '65');
  await hand.click(screen.getByRole('button', { name: 'Save chapters' }));
  expect(await screen.findAllByText('Another chapter begins at this second.')).toHaveLength(2);
  await hand.clear(second as HTMLElement);
  await hand.type(second as HTMLElement, 'soon');
  await screen.findByText('Type a moment of the film, such as 0:20.');
  await hand.clear(second as HTMLElement);
  await hand.type(second as HTMLElement, '5:00');
  await screen.findByText('The film ends at 2:00.');
  await hand.clear(second as HTMLElement);
  await hand.type(second as HTMLElement, '0:10');
  await hand.click(screen.getByRole('button', { name: 'Save chapters' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toEqual({
    chapters: [
      { ...weft, seconds: 10 },
      { ...warp, seconds: 65 },
    ],
    revision: 3,
  });
});

test('proposals are taken among what is there, and can be left', async () => {
  const proposed = [warp, { seconds: 30, title: 'Between' }, { seconds: 66, title: 'Near' }];
  const { hand } = await openEditor({
    listChapters: { chapters: [weft], revision: 1 },
    proposeChapters: [],
  });
  await hand.click(await screen.findByRole('button', { name: 'Propose chapters' }));
  await screen.findByText(/^Nothing to propose/);
  server.answer({ proposeChapters: proposed });
  await hand.click(screen.getByRole('button', { name: 'Propose chapters' }));
  await waitFor(() => expect(rows().map(([time]) => time)).toEqual(['0:00', '0:30', '1:05']));
  await hand.click(screen.getByRole('button', { name: 'Remove chapter 2' }));
  expect(rows()).toHaveLength(2);
  await hand.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(rows()).toEqual([['1:05', 'The weft']]);
});

test('what somebody else saved meanwhile is not overwritten unseen, and what was typed outlives a closed page', async () => {
  const { hand, userId, close } = await openEditor({ saveChapters: refused(409, 'Changed', 'stale_edit') });
  await hand.click(await screen.findByRole('button', { name: /^Add a chapter/ }));
  await hand.keyboard('Mine');
  await hand.click(screen.getByRole('button', { name: 'Save chapters' }));
  await screen.findByText('These chapters were changed elsewhere since you opened them.');
  close();

  const again = await openEditor(
    { listChapters: { chapters: [weft], revision: 5 }, saveChapters: refused(409, 'Changed', 'stale_edit') },
    userId,
  );
  expect(rows()).toEqual([['0:00', 'Mine']]);
  await again.hand.click(screen.getByRole('button', { name: 'Save chapters' }));
  const versions = await screen.findByRole('definition');
  expect(versions.textContent).toBe('Saved: 1:05 The weftYours: 0:00 Mine');
  await again.hand.click(await screen.findByRole('button', { name: 'Load what was saved' }));
  await waitFor(() => expect(rows()).toEqual([['1:05', 'The weft']]));
});
