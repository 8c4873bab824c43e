import { expect, it } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { unsentNotesOf, waitingNotesOf } from './unsent-notes.ts';

const address = { courseId: 'c1', moduleId: 'm1', lessonId: 'l1' };
const owner = { userId: 'u1', address };
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
  expect(notes.unsent()).toMatchObject([second, first]);
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
    { ...owner, address: { ...address, lessonId: 'l2' } },
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

it('knows what waits in all lessons of a person, and where it is sent from', () => {
  const storage = memoryStorage();
  const other = { ...address, lessonId: 'l2' };
  unsentNotesOf(owner, () => storage).keepUnsent(first);
  unsentNotesOf({ userId: 'u1', address: other }, () => storage).keepUnsent(second);
  unsentNotesOf({ userId: 'u1', address: other }, () => storage).keepLine(first);
  unsentNotesOf({ userId: 'u2', address }, () => storage).keepUnsent(second);
  // As an earlier version of the app kept it.
  storage.setItem('academy.timed-note.u1.l3.unsent', JSON.stringify([second]));
  expect(waitingNotesOf('u1', () => storage)).toEqual([
    { ...first, address },
    { ...second, address: other },
    { ...second, address: null },
  ]);
});
