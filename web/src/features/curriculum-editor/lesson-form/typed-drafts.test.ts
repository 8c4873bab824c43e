import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { readEdits } from './read-edits.ts';
import { typedDraftsOf } from './typed-drafts.ts';

const owner = { userId: 'u', courseId: 'c' };
const draft = { title: { value: 'Half a ti', basedOn: 'Title' } };

afterEach(() => void vi.useRealTimers());

it('keeps what was typed until it is told that nothing is left', () => {
  const storage = memoryStorage();
  const drafts = typedDraftsOf(owner, () => storage);
  drafts.keep('lesson.l', draft);
  expect(drafts.read('lesson.l')).toEqual(draft);
  drafts.keep('lesson.l', undefined);
  expect([drafts.read('lesson.l'), drafts.places()]).toEqual([undefined, []]);
});

it('tells what was typed last first', () => {
  vi.useFakeTimers({ now: 1 });
  const storage = memoryStorage();
  const drafts = typedDraftsOf(owner, () => storage);
  drafts.keep('lesson.a', draft);
  vi.setSystemTime(2);
  drafts.keep('lesson.b', draft);
  expect(drafts.places()).toEqual(['lesson.b', 'lesson.a']);
});

it('shows nobody what somebody else typed, or what belongs to another course', () => {
  const storage = memoryStorage();
  typedDraftsOf(owner, () => storage).keep('lesson.l', draft);
  expect(typedDraftsOf({ ...owner, userId: 'v' }, () => storage).places()).toEqual([]);
  expect(typedDraftsOf({ ...owner, courseId: 'd' }, () => storage).places()).toEqual([]);
});

it('goes on where storage is forbidden, and passes over what it never wrote', () => {
  const forbidden = typedDraftsOf(owner, () => {
    throw new Error('The operation is insecure.');
  });
  forbidden.keep('lesson.l', draft);
  expect([forbidden.read('lesson.l'), forbidden.places()]).toEqual([undefined, []]);
  const storage = memoryStorage();
  storage.setItem('academy.curriculum-draft.u.c.lesson.l', '{');
  expect(typedDraftsOf(owner, () => storage).read('lesson.l')).toBeUndefined();
});

it.each([
  undefined,
  null,
  7,
  'x',
  { title: 'x' },
  { title: { value: 1, basedOn: '' } },
  { other: draft.title },
])('reads no edits from %j', (kept) => {
  expect(readEdits(kept)).toEqual({});
});

it('reads the edits that were kept', () => {
  expect(readEdits({ ...draft, other: 1 })).toEqual(draft);
});
