import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { typedDraftsOf } from './typed-drafts.ts';

const owner = { userId: 'u', courseId: 'c' };
const draft = { title: { value: 'Half a ti', basedOn: 'Title' } };

afterEach(() => void vi.useRealTimers());

it('keeps a draft until it is removed', () => {
  const storage = memoryStorage();
  const drafts = typedDraftsOf(owner, () => storage);
  drafts.keep('lesson.l', draft);
  expect(drafts.read('lesson.l')).toEqual(draft);
  drafts.keep('lesson.l', undefined);
  expect([drafts.read('lesson.l'), drafts.keys()]).toEqual([undefined, []]);
});

it('lists the latest draft first', () => {
  vi.useFakeTimers({ now: 1 });
  const storage = memoryStorage();
  const drafts = typedDraftsOf(owner, () => storage);
  drafts.keep('lesson.a', draft);
  vi.setSystemTime(2);
  drafts.keep('lesson.b', draft);
  expect(drafts.keys()).toEqual(['lesson.b', 'lesson.a']);
});

it('shows a draft to no other user and in no other course', () => {
  const storage = memoryStorage();
  typedDraftsOf(owner, () => storage).keep('lesson.l', draft);
  expect(typedDraftsOf({ ...owner, userId: 'v' }, () => storage).keys()).toEqual([]);
  expect(typedDraftsOf({ ...owner, courseId: 'd' }, () => storage).keys()).toEqual([]);
});

it('works where storage is forbidden, and ignores what it did not write', () => {
  const forbidden = typedDraftsOf(owner, () => {
    throw new Error('The operation is insecure.');
  });
  forbidden.keep('lesson.l', draft);
  expect([forbidden.read('lesson.l'), forbidden.keys()]).toEqual([undefined, []]);
  const storage = memoryStorage();
  storage.setItem('academy.curriculum-draft.u.c.lesson.l', '{');
  expect(typedDraftsOf(owner, () => storage).read('lesson.l')).toBeUndefined();
});
