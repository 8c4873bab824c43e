import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { field, openCaptions, track } from '@/app/testing/open-captions.ts';
import type { Answers } from '@/lib/testing/fake-server.ts';
import { playNatively } from '@/lib/testing/native-film.ts';

beforeEach(playNatively);
afterEach(() => vi.restoreAllMocks());

const oneIsEmpty = 'One cue is empty, and not saved. Write something in it, or delete it.';
const answers: Answers = { listCaptions: { tracks: [track()], spokenLanguage: 'en' } };
const isSaved = () => screen.queryByText('All changes are saved');

test('a cue that was emptied is told as not saved, also after a reload, until it says something', async () => {
  const first = await openCaptions(['Warp', 'Weft']);
  await first.hand.clear(await field(1));
  await screen.findByText(oneIsEmpty);
  await first.hand.type(await field(2), ' thread');
  await screen.findByText('All other changes are saved');
  expect(first.said()).toEqual(['Warp', 'Weft thread']);
  expect(screen.getByText(oneIsEmpty)).toBeTruthy();
  expect(isSaved()).toBeNull();
  first.close();
  const { hand } = openApp(first.address(), { as: first.user, answers });
  await screen.findByText(oneIsEmpty);
  // Nothing is on its way.
  expect(screen.queryByText('It was not saved yet, and is being sent now.')).toBeNull();
  await hand.type(await field(1), 'Loom');
  await waitFor(() => expect(isSaved()).not.toBeNull());
  expect(screen.queryByText(oneIsEmpty)).toBeNull();
});
