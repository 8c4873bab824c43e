import type { Cue } from '@academy/contract/captions/caption.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { field, openCaptions, press, track } from '@/app/testing/open-captions.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, server, unreachable } from '@/lib/testing/fake-server.ts';
import { playNatively } from '@/lib/testing/native-film.ts';
import { newId, sampleCurriculum } from '@/lib/testing/sample-data.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const fields = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Text of cue/ }).map(({ value }) => value);
const onPicture = { selector: '[data-player-overlay].player-captions[data-caption-ground=soft] span' };

test('a cue is corrected, and the film and the cues follow each other', async () => {
  const { hand, film, said } = await openCaptions(['Warp thread', 'The jamdany weave', 'Loom']);
  await expectAccessible('the editor of captions');
  // None of these cues is too quick, too long or uncertain.
  expect(screen.getByRole('button', { name: 'No cue is marked' })).toHaveProperty('disabled', true);
  const second = await field(2);
  await hand.click(second);
  expect(film.position()).toBeCloseTo(4, 1);
  await film.goTo(film.position());
  expect(screen.getByText('The jamdany weave', onPicture)).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'jamdany → Jamdani' }));
  await waitFor(() => expect(said()[1]).toBe('The Jamdani weave'));
  await screen.findByText('All changes are saved');
  await film.goTo(9);
  expect(screen.getByText('Loom', onPicture)).toBeDefined();
  const rows = within(screen.getByRole('list', { name: 'Cues' })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true']);
});

test('the row of the lesson tells of captions that were still being saved when one came back to it', async () => {
  const saved = Promise.withResolvers<void>();
  let captions = false;
  const { hand } = await openCaptions([], {
    getCurriculum: () =>
      sampleCurriculum({ 'At the loom': ['Threading the loom'] }).map((module) => ({
        ...module,
        lessons: module.lessons.map((lesson) => ({
          ...lesson,
          parts: { video: 'ready', captions, questions: false },
        })),
      })),
    saveCues: async () => {
      await saved.promise;
      captions = true;
      return { track: track(), cues: [] };
    },
  });
  await hand.click(screen.getByRole('button', { name: 'Add a cue at the moment of the film' }));
  await hand.type(await field(1), 'Warp');
  const back = screen.getByRole('link', { name: 'Back to the curriculum' });
  // The lesson is open there, and its next part is at hand.
  expect(back.getAttribute('href')).toMatch(/\/edit\/curriculum#lesson-.+$/);
  await hand.click(back);
  await screen.findByText('It has: video ready, no text, no quiz, no captions');
  saved.resolve();
  await screen.findByText('It has: video ready, no text, no quiz, captions');
});

test('keys split, join, move, insert, delete and take back, and typing is typing', async () => {
  const { hand, said, cues } = await openCaptions(['Warp and weft', 'Loom']);
  const first = await field(1);
  await hand.click(first);
  first.setSelectionRange(4, 4);
  press('Enter', 'Enter', { altKey: true });
  expect(fields()).toEqual(['Warp', 'and weft', 'Loom']);
  expect(document.activeElement).toBe(await field(2));
  press('ArrowUp', 'ArrowUp', { altKey: true });
  expect(document.activeElement).toBe(await field(1));
  press('j', 'KeyJ', { altKey: true });
  expect(fields()).toEqual(['Warp and weft', 'Loom']);
  press(']', 'BracketRight', { altKey: true });
  await screen.findByText('Overlaps the cue before');
  press('z', 'KeyZ', { ctrlKey: true });
  expect(screen.queryByText('Overlaps the cue before')).toBeNull();
  press('i', 'KeyI', { altKey: true });
  await screen.findByText('Empty: saved once it says something');
  await hand.keyboard('Shuttle kmf');
  press('ArrowDown', 'ArrowDown', { altKey: true });
  press('Backspace', 'Backspace', { ctrlKey: true, shiftKey: true });
  expect(fields()).toEqual(['Warp and weft', 'Shuttle kmf']);
  await waitFor(() => expect(said()).toEqual(['Warp and weft', 'Shuttle kmf']));
  const start = screen.getByRole('textbox', { name: 'Start of cue 2' });
  await hand.clear(start);
  await hand.type(start, '0:05,5{Enter}');
  await waitFor(() => expect(cues()[1]?.startMs).toBe(5500));
  await hand.click(screen.getByRole('button', { name: 'Keys' }));
  await screen.findByRole('dialog', { name: 'Keys of the editor' });
  await expectAccessible('the keys of the editor');
});

test('two people correct one cue: theirs stands beside, one is chosen, and nothing vanishes', async () => {
  const { hand, put, cues, said } = await openCaptions(['Warp', 'Weft']);
  await hand.type(await field(1), ' thread');
  act(() => put(cues()[0]?.id ?? '', { text: 'Their warp' }));
  await hand.type(await field(2), ' thread');
  await screen.findByText('This cue was changed elsewhere, too. There it says:');
  await expectAccessible('a cue that two people changed');
  expect(fields()).toEqual(['Warp thread', 'Weft thread']);
  await waitFor(() => expect(said()).toEqual(['Their warp', 'Weft thread']));
  await screen.findByText('All other changes are saved');
  await hand.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(said()[0]).toBe('Warp thread'));
});

test('without a connection what is typed is kept, and sent when the page is opened again', async () => {
  const first = await openCaptions(['Warp'], { saveCues: unreachable });
  await first.hand.type(await field(1), ' thread');
  await screen.findByText(/^The academy cannot be reached/);
  first.close();
  const sent: string[] = [];
  const answers: Answers = {
    listCaptions: { tracks: [track()], spokenLanguage: 'en' },
    saveCues: ({ body }) => {
      sent.push(...body.changes.map((change) => (change.kind === 'remove' ? '' : change.text)));
      return { track: track(), cues: [{ ...(first.cues()[0] as Cue), text: 'Warp thread', revision: 2 }] };
    },
  };
  openApp(first.address(), { as: first.user, answers });
  await screen.findByText('Here is what you had typed');
  await waitFor(() => expect(sent).toEqual(['Warp thread']));
});

test('captions that are not there yet are written from the beginning; what cannot be loaded is told', async () => {
  const { hand, film, said, close } = await openCaptions([]);
  await screen.findByText('There are no cues yet.');
  await film.goTo(7);
  await hand.click(screen.getByRole('button', { name: 'Add a cue at the moment of the film' }));
  await hand.keyboard('Warp');
  await waitFor(() => expect(said()).toEqual(['Warp']));
  expect(server.requests('saveCues')[0]?.body.changes[0]).toMatchObject({ startMs: 7000, endMs: 9000 });
  close();
  const other = `/creator-dashboard/courses/${newId()}/edit/module/m/lesson/l/captions/bn`;
  openApp(other, { answers: { listCaptions: away } });
  await screen.findByText('The captions could not be loaded.');
});
