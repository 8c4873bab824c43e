import { expect, it } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { noteDraftsOf } from './note-drafts.ts';

function memory() {
  const storage = memoryStorage();
  return () => storage;
}

const owner = { userId: 'u1', lessonId: 'l1' };
const draft = { text: 'Half a sent', basedOn: '2026-01-01T00:00:00.000Z' };

it('keeps what was typed until the server has exactly that', () => {
  const drafts = noteDraftsOf(owner, memory());
  expect(drafts.read()).toBeUndefined();
  drafts.keep(draft);
  expect(drafts.read()).toEqual(draft);
  drafts.drop('Half');
  expect(drafts.read()).toEqual(draft);
  drafts.drop(draft.text);
  expect(drafts.read()).toBeUndefined();
});

it('keeps an emptied note as a draft too', () => {
  const drafts = noteDraftsOf(owner, memory());
  drafts.keep({ text: '', basedOn: null });
  expect(drafts.read()).toEqual({ text: '', basedOn: null });
});

it('keeps the drafts of other users and other lessons apart', () => {
  const storage = memory();
  noteDraftsOf(owner, storage).keep(draft);
  expect(noteDraftsOf({ ...owner, userId: 'u2' }, storage).read()).toBeUndefined();
  expect(noteDraftsOf({ ...owner, lessonId: 'l2' }, storage).read()).toBeUndefined();
});

it.each(['{', 'null', '7', '{"text":1}'])('reads %j, which it never wrote, as no draft', (stored) => {
  const storage = { ...memory()(), getItem: () => stored };
  expect(noteDraftsOf(owner, () => storage).read()).toBeUndefined();
});

it('goes on where storage is forbidden', () => {
  const forbidden = () => {
    throw new Error('The operation is insecure.');
  };
  const drafts = noteDraftsOf(owner, forbidden);
  drafts.keep(draft);
  expect(drafts.read()).toBeUndefined();
});
