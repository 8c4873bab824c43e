import { expect, it } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { unsentNotesOf } from './unsent-notes.ts';

const owner = { userId: 'u1', lessonId: 'l1' };
const [first, second] = [
  { seconds: 12, content: 'Warp' },
  { seconds: 75, content: 'Weft' },
];

it('keeps the line that is being written, and forgets it when it is emptied', () => {
  const storage = memoryStorage();
  const kept = () => unsentNotesOf(owner, () => storage);
  kept().keepLine(first);
  expect(kept().line()).toEqual(first);
  kept().keepLine({ seconds: 12, content: ' ' });
  expect(kept().line()).toBeUndefined();
});

it('keeps notes that were not taken, each once, until they are', () => {
  const storage = memoryStorage();
  const notes = unsentNotesOf(owner, () => storage);
  for (const note of [first, second, first]) notes.keepUnsent(note);
  expect(notes.unsent()).toEqual([second, first]);
  notes.dropUnsent(second);
  notes.dropUnsent(first);
  expect(storage.length).toBe(0);
});

it('keeps other people, other lessons and other notes apart', () => {
  const storage = memoryStorage();
  const notes = unsentNotesOf(owner, () => storage);
  notes.keepLine(first);
  notes.keepUnsent(first);
  notes.keepEdit('n1', 'Warp!');
  expect(notes.edit('n1')).toBe('Warp!');
  expect(notes.edit('n2')).toBeUndefined();
  for (const other of [
    { ...owner, userId: 'u2' },
    { ...owner, lessonId: 'l2' },
  ]) {
    const theirs = unsentNotesOf(other, () => storage);
    expect([theirs.line(), theirs.unsent(), theirs.edit('n1')]).toEqual([undefined, [], undefined]);
  }
});

it.each(['{', 'null', '[7]', '{"seconds":"1","content":"x"}', '[null]'])(
  'reads %s, which it never wrote, as nothing',
  (text) => {
    const storage = { ...memoryStorage(), getItem: () => text };
    const notes = unsentNotesOf(owner, () => storage);
    expect([notes.line(), notes.unsent()]).toEqual([undefined, []]);
  },
);
