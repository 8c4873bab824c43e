import type { CaptionChange, Cue } from '@academy/contract/captions/caption.ts';
import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import { ApiError } from '@academy/contract/http/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { firstRetryMs, longestPauseMs, pauseMs } from './autosave.ts';
import { type CaptionSession, createCaptionSession } from './caption-session.ts';
import { writeCue } from './cue-operations.ts';
import { keptEditsAt } from './kept-edits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cue = (id: string, text: string, revision = 1): Cue => ({
  ...{ id, startMs: Number(id) * 1000, endMs: Number(id) * 1000 + 900, text, revision },
});

/** A server with a track, as the contract says: it takes all changes of a save or none. */
function openTrack(count = 3, storage = memoryStorage()) {
  let cues = Array.from({ length: count }, (_, index) => cue(String(index), `Line ${index}`));
  let failure: Error | null = null;
  const sent: CaptionChange[][] = [];
  const put = (id: string, text: string) => {
    cues = cues.map((one) => (one.id === id ? { ...one, text, revision: one.revision + 1 } : one));
  };
  const take = (changes: CaptionChange[]): Cue[] => {
    sent.push(changes);
    if (failure) throw failure;
    for (const change of changes) {
      const now = cues.find(({ id }) => id === change.id);
      if (change.kind === 'change' && now?.revision !== change.revision)
        throw new ApiError('Somebody changed it', 409, 'cue_changed');
    }
    for (const change of changes) if (change.kind === 'change') put(change.id, change.text);
    return cues.filter(({ id }) => changes.some((change) => change.id === id));
  };
  const open = () => {
    const session = createCaptionSession(cues, {
      kept: keptEditsAt({ userId: 'u', lessonId: 'l', language: 'en' }, () => storage),
      send: async (changes) => take(changes),
      read: async () => cues,
      newId: () => 'new',
    });
    return { ...session, close: session.open() };
  };
  return {
    ...{ open, sent, put, texts: () => cues.map(({ text }) => text) },
    fail: (error: Error | null) => {
      failure = error;
    },
    append: (more: Cue) => {
      cues = [...cues, more];
    },
  };
}

const type = (session: CaptionSession, id: string, text: string) =>
  session.change((cues) => writeCue(cues, id, text), `type ${id}`);
const shown = (session: CaptionSession) => session.getSnapshot().edits.shown.map(({ text }) => text);

test('what is typed is saved in one go after a pause, and soon enough for who makes none', async () => {
  const track = openTrack();
  const session = track.open();
  type(session, '0', 'L');
  type(session, '0', 'Loom');
  expect(session.getSnapshot().save).toBe('changed');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(session.getSnapshot().save).toBe('saved');
  expect(track.sent).toHaveLength(1);
  expect(track.texts()[0]).toBe('Loom');
  for (let spent = 0; spent <= longestPauseMs; spent += 500) {
    type(session, '0', `Loom ${spent}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(track.sent.length).toBeGreaterThan(1);
});

test('without a connection it is kept on the device, tried again, and sent by the next sitting', async () => {
  const storage = memoryStorage();
  const track = openTrack(3, storage);
  track.fail(new TypeError('Failed to fetch'));
  const session = track.open();
  type(session, '1', 'Kept');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(session.getSnapshot().save).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(firstRetryMs);
  expect(track.sent).toHaveLength(2);
  void session.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(track.sent).toHaveLength(3);

  track.fail(null);
  const next = track.open();
  expect(shown(next)[1]).toBe('Kept');
  expect(next.getSnapshot().wasRestored).toBe(true);
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(track.texts()[1]).toBe('Kept');
  expect(next.getSnapshot().wasRestored).toBe(false);
  expect(track.open().getSnapshot().wasRestored).toBe(false);
});

test('two people correct one track: what only one touched is saved, and for the rest one is asked', async () => {
  const track = openTrack();
  const session = track.open();
  track.put('0', 'Theirs');
  track.put('2', 'Also theirs');
  type(session, '0', 'Mine');
  type(session, '1', 'Mine alone');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(track.texts()).toEqual(['Theirs', 'Mine alone', 'Also theirs']);
  expect(shown(session)).toEqual(['Mine', 'Mine alone', 'Also theirs']);
  expect([...session.getSnapshot().edits.conflicts.keys()]).toEqual(['0']);
  session.resolve('0', 'mine');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(track.texts()[0]).toBe('Mine');
});

test('a refusal that is none of another edit is told, and not repeated for ever', async () => {
  const track = openTrack();
  track.fail(new ApiError('Full', 409, 'too_many_cues'));
  const session = track.open();
  type(session, '0', 'Mine');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(session.getSnapshot()).toMatchObject({ save: 'refused', error: { message: 'Full' } });
  const { length } = track.sent;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(track.sent).toHaveLength(length);
  track.fail(null);
  await session.saveNow();
  expect(track.texts()[0]).toBe('Mine');
});

test('many changes go in as many saves as the contract asks for', async () => {
  const track = openTrack(captionLimits.changesPerSave + 1);
  const session = track.open();
  session.change((cues) => cues.map((one) => ({ ...one, text: `${one.text}!` })));
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(track.sent.map(({ length }) => length)).toEqual([captionLimits.changesPerSave, 1]);
  expect(session.getSnapshot().save).toBe('saved');
});

test('what the academy writes down meanwhile is appended, and what is typed stays', async () => {
  const track = openTrack();
  const session = track.open();
  type(session, '2', 'Mine');
  track.append(cue('3', 'Heard just now'));
  await session.refresh();
  expect(shown(session)).toEqual(['Line 0', 'Line 1', 'Mine', 'Heard just now']);
  session.step('undo');
  expect(shown(session)[2]).toBe('Line 2');
  session.step('redo');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(track.texts()).toEqual(['Line 0', 'Line 1', 'Mine', 'Heard just now']);
});
