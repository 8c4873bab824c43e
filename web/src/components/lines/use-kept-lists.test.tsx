import { ApiError } from '@academy/contract/http/client.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '@/lib/testing/sample-data.ts';
import { newLine, textsOf } from './line.ts';
import { type SavedLists, useKeptLists } from './use-kept-lists.ts';

type Saved = SavedLists<'points'>;

/** Lists of a server that the test plays. */
function openLists(saved: Saved, draftKey = newId()) {
  const server = {
    saved,
    failure: null as Error | null,
    sent: [] as (readonly [readonly string[], number])[],
  };
  const save = async ({ points }: Saved['lists'], revision: number): Promise<Saved> => {
    server.sent.push([points, revision]);
    if (server.failure) throw server.failure;
    server.saved = { lists: { points }, revision: revision + 1 };
    return server.saved;
  };
  const { result, rerender, unmount } = renderHook(
    (now: Saved) =>
      useKeptLists({ draftKey, names: ['points'], saved: now, save, reload: async () => server.saved }),
    { initialProps: saved },
  );
  const type = (...texts: string[]) => act(() => result.current.change('points', texts.map(newLine)));
  const points = () => textsOf(result.current.lines.points);
  return { server, lists: result, rerender, unmount, type, points, draftKey };
}

const first: Saved = { lists: { points: ['One'] }, revision: 1 };
const stale = new ApiError('stale', 409, 'stale_edit', { thing: 'lesson' });

test('lines are saved without the empty ones, with the revision that was looked at', async () => {
  const { server, lists, type } = openLists(first);
  expect(lists.current.state).toBe('untouched');
  type('One', '  ', ' Two ');
  expect(lists.current.state).toBe('changed');
  await act(() => lists.current.save());
  expect(server.sent).toEqual([[['One', 'Two'], 1]]);
  expect(lists.current.state).toBe('saved');
});

test('what could not be saved is still there, also after the page was left', async () => {
  const { server, lists, type, unmount, draftKey } = openLists(first);
  server.failure = new Error('away');
  type('One', 'Two');
  await act(() => lists.current.save());
  expect(lists.current.state).toBe('failed');
  unmount();
  const again = openLists(first, draftKey);
  expect(again.points()).toEqual(['One', 'Two']);
  expect(again.lists.current.state).toBe('changed');
  act(() => again.lists.current.discard());
  expect(again.points()).toEqual(['One']);
});

test('newer lines of somebody else are shown where nothing was typed, and asked about where something was', async () => {
  const newer: Saved = { lists: { points: ['Theirs'] }, revision: 2 };
  const idle = openLists(first);
  idle.rerender(newer);
  expect(idle.points()).toEqual(['Theirs']);

  const { server, lists, type, rerender, points } = openLists(first);
  type('Mine');
  server.failure = stale;
  server.saved = newer;
  rerender(newer);
  await act(() => lists.current.save());
  expect(lists.current.state).toBe('conflict');
  expect(points()).toEqual(['Mine']);
  server.failure = null;
  await act(() => lists.current.keepMine());
  expect(server.sent.at(-1)).toEqual([['Mine'], 2]);
  expect(lists.current.state).toBe('saved');
});

test('their lines can be taken instead', async () => {
  const { server, lists, type, points } = openLists(first);
  type('Mine');
  server.failure = stale;
  await act(() => lists.current.save());
  server.saved = { lists: { points: ['Theirs'] }, revision: 2 };
  await act(() => lists.current.takeTheirs());
  expect(points()).toEqual(['Theirs']);
  expect(lists.current.state).toBe('untouched');
});

test('what was typed while a save was under way is kept and not taken for saved', async () => {
  const { lists, type, points } = openLists(first);
  type('One', 'Two');
  let saving: Promise<boolean> | undefined;
  act(() => {
    saving = lists.current.save();
  });
  type('One', 'Two', 'Three');
  await act(async () => saving);
  expect(points()).toEqual(['One', 'Two', 'Three']);
  expect(lists.current.state).toBe('changed');
});

type Pair = 'goals' | 'needs';
const mixed = (goals: string, needs: string, revision: number): SavedLists<Pair> => ({
  lists: { goals: [goals], needs: [needs] },
  revision,
});

test('of a conflict both versions are known, and what somebody else wrote in another list stays', async () => {
  const sent: (readonly [SavedLists<Pair>['lists'], number])[] = [];
  let onServer = mixed('One', 'Two', 1);
  const { result } = renderHook(() =>
    useKeptLists<Pair>({
      draftKey: newId(),
      names: ['goals', 'needs'],
      saved: mixed('One', 'Two', 1),
      save: async (lists, revision) => {
        if (revision !== onServer.revision) throw stale;
        sent.push([lists, revision]);
        return { lists, revision: revision + 1 };
      },
      reload: async () => onServer,
    }),
  );
  act(() => result.current.change('goals', [newLine('Mine')]));
  onServer = mixed('Theirs', 'Theirs, too', 2);
  await act(() => result.current.save());
  expect(result.current.versions).toEqual({
    clashes: [{ name: 'goals', saved: 'Theirs', mine: 'Mine' }],
    others: ['needs'],
  });
  // It stays in sight while it is looked at and written on.
  act(() => result.current.change('goals', [newLine('Mine, and theirs')]));
  expect(result.current.state).toBe('conflict');
  await act(() => result.current.keepMine());
  expect(sent).toEqual([[{ goals: ['Mine, and theirs'], needs: ['Theirs, too'] }, 2]]);
  expect(textsOf(result.current.lines.needs)).toEqual(['Theirs, too']);
  expect(result.current.state).toBe('saved');
});

test('where the other version cannot be read, the older one that was does not take the place of what was typed', async () => {
  const { server, lists, type, points } = openLists(first);
  type('Mine');
  server.failure = stale;
  await act(() => lists.current.save());
  expect(lists.current.versions).toBeUndefined();
  await act(() => lists.current.takeTheirs());
  expect(points()).toEqual(['Mine']);
  expect(lists.current.state).toBe('conflict');
});
