import type { Cue } from '@academy/contract/captions/caption.ts';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { beginEdits, type CueEdits, changesOf, withAnswer } from './cue-edits.ts';
import { removeCue, writeCue } from './cue-operations.ts';
import { keptEditsAt, keptEditsOf, restoreEdits } from './kept-edits.ts';
import { mergeCues, resolveConflict } from './merge-cues.ts';

const cue = (id: string, startMs: number, text: string, revision = 1): Cue => ({
  ...{ id, startMs, endMs: startMs + 1000, text, revision },
});
const [a, b, c] = [cue('a', 0, 'Warp'), cue('b', 1000, 'Weft'), cue('c', 2000, 'Loom')];
const began = beginEdits([a, b, c]);
const written = (edits: CueEdits, id: string, text: string): CueEdits => ({
  ...edits,
  shown: writeCue(edits.shown, id, text),
});
const without = (edits: CueEdits, id: string): CueEdits => ({ ...edits, shown: removeCue(edits.shown, id) });
const texts = ({ shown }: CueEdits) => shown.map(({ text }) => text);

describe('what is sent', () => {
  test('is what differs, with the revision that was read; what is removed comes last', () => {
    const edits = without(written(began, 'b', ' The weft '), 'a');
    const more = { ...edits, shown: [...edits.shown, { id: 'n', startMs: 9000, endMs: 9500, text: 'New' }] };
    expect(changesOf(more)).toEqual([
      { kind: 'change', id: 'b', revision: 1, startMs: 1000, endMs: 2000, text: 'The weft' },
      { kind: 'add', id: 'n', startMs: 9000, endMs: 9500, text: 'New' },
      { kind: 'remove', id: 'a', revision: 1 },
    ]);
  });

  test('is nothing for blanks at the ends, and nothing for a cue that says nothing', () => {
    expect(changesOf(written(began, 'a', 'Warp '))).toEqual([]);
    expect(changesOf(written(began, 'a', '  '))).toEqual([]);
  });

  test('an answer counts as saved, and what was typed meanwhile stays to be sent', () => {
    const sent = written(began, 'a', 'The warp');
    const later = written(written(sent, 'a', 'The warp is'), 'b', 'The weft');
    const now = withAnswer(later, changesOf(sent), [cue('a', 0, 'The warp', 2)]);
    expect(texts(now)).toEqual(['The warp is', 'The weft', 'Loom']);
    expect(changesOf(now)).toMatchObject([
      { id: 'a', revision: 2, text: 'The warp is' },
      { id: 'b', revision: 1 },
    ]);
  });

  test('what the server took out of a text is gone here, too; a blank at the end of a word that is being typed is not', () => {
    const markup = written(began, 'a', '<b>Warp</b> thread');
    const now = withAnswer(markup, changesOf(markup), [cue('a', 0, 'Warp thread', 2)]);
    expect(texts(now)[0]).toBe('Warp thread');
    const blank = written(began, 'a', 'Warp thread ');
    expect(texts(withAnswer(blank, changesOf(blank), [cue('a', 0, 'Warp thread', 2)]))[0]).toBe(
      'Warp thread ',
    );
  });
});

describe('what somebody else did meanwhile', () => {
  test('is shown where nothing was changed here, and new cues stand in their place', () => {
    const now = mergeCues(written(began, 'a', 'The warp'), [
      a,
      cue('b', 1000, 'Theirs', 2),
      cue('n', 500, 'New'),
    ]);
    expect(texts(now)).toEqual(['The warp', 'New', 'Theirs']);
    expect(now.conflicts.size).toBe(0);
    expect(changesOf(now)).toMatchObject([{ kind: 'change', id: 'a', revision: 1 }]);
  });

  test('goes together with what was done here when one moved a cue and the other wrote in it', () => {
    const now = mergeCues(written(began, 'a', 'The warp'), [{ ...a, endMs: 900, revision: 2 }, b, c]);
    expect(now.conflicts.size).toBe(0);
    expect(changesOf(now)).toEqual([
      { kind: 'change', id: 'a', revision: 2, startMs: 0, endMs: 900, text: 'The warp' },
    ]);
  });

  test('waits beside ours when both wrote, for that cue alone; either may stay', () => {
    const mine = written(written(began, 'a', 'Mine'), 'c', 'The loom');
    const theirs = [cue('a', 0, 'Theirs', 2), b, c];
    const now = mergeCues(mine, theirs);
    expect(texts(now)).toEqual(['Mine', 'Weft', 'The loom']);
    expect(now.conflicts.get('a')?.theirs?.text).toBe('Theirs');
    expect(changesOf(now).map(({ id }) => id)).toEqual(['c']);
    // Reading once more asks nothing anew, and forgets nothing.
    expect(mergeCues(now, theirs).conflicts.get('a')?.base).toEqual(a);

    const kept = resolveConflict(now, 'a', 'mine', 'new');
    expect(changesOf(kept)[0]).toMatchObject({ id: 'a', revision: 2, text: 'Mine' });
    expect(texts(resolveConflict(now, 'a', 'theirs', 'new'))[0]).toBe('Theirs');
  });

  test('a cue that they removed and we wrote in, or the other way about, does not vanish', () => {
    const removedThere = mergeCues(written(began, 'a', 'Mine'), [b, c]);
    expect(removedThere.conflicts.get('a')?.theirs).toBeNull();
    expect(changesOf(resolveConflict(removedThere, 'a', 'mine', 'new'))).toMatchObject([
      { kind: 'add', id: 'new', text: 'Mine' },
    ]);
    expect(texts(resolveConflict(removedThere, 'a', 'theirs', 'new'))).toEqual(['Weft', 'Loom']);

    const removedHere = mergeCues(without(began, 'a'), [cue('a', 0, 'Theirs', 2), b, c]);
    expect(texts(removedHere)[0]).toBe('Theirs');
    expect(mergeCues(removedHere, [cue('a', 0, 'Theirs', 2), b, c]).conflicts.get('a')?.isBack).toBe(true);
    expect(changesOf(resolveConflict(removedHere, 'a', 'mine', 'new'))).toEqual([
      { kind: 'remove', id: 'a', revision: 2 },
    ]);
  });

  test('an answer that was lost is no conflict: what is there is what we sent', () => {
    const mine = written(began, 'a', 'Mine');
    const added = { ...mine, shown: [...mine.shown, { id: 'n', startMs: 9000, endMs: 9900, text: 'New' }] };
    const now = mergeCues(added, [cue('a', 0, 'Mine', 2), b, c, { ...cue('n', 9000, 'New'), endMs: 9900 }]);
    expect(now.conflicts.size).toBe(0);
    expect(changesOf(now)).toEqual([]);
  });
});

describe('what is kept on the device', () => {
  const place = { userId: 'u', lessonId: 'l', language: 'en' };

  test('is there after the page was closed, on top of what the server has by then', () => {
    const storage = memoryStorage();
    const kept = keptEditsAt(place, () => storage);
    const edits = without(written(began, 'a', 'Mine'), 'c');
    kept.keep(keptEditsOf(edits));
    expect(keptEditsAt({ ...place, language: 'bn' }, () => storage).read()).toEqual([]);
    const now = restoreEdits([a, cue('b', 1000, 'Theirs', 2), c, cue('d', 3000, 'More')], kept.read());
    expect(texts(now)).toEqual(['Mine', 'Theirs', 'More']);
    expect(changesOf(now).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['change a', 'remove c']);
    kept.keep([]);
    expect(kept.read()).toEqual([]);
  });

  test('still is a conflict, and not written over the other words', () => {
    const theirs = [cue('a', 0, 'Theirs', 2), b, c];
    const now = mergeCues(written(began, 'a', 'Mine'), theirs);
    expect(restoreEdits(theirs, keptEditsOf(now)).conflicts.get('a')?.theirs?.text).toBe('Theirs');
  });

  test('is left out where it is none of ours', () => {
    const storage = memoryStorage();
    storage.setItem('academy.captions.u.l.en', JSON.stringify([{ id: 'a', base: null, mine: 7 }, null, 'x']));
    expect(keptEditsAt(place, () => storage).read()).toEqual([]);
  });
});
