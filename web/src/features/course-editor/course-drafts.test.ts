import { expect, it } from 'vitest';
import { memoryStorage } from '@/lib/testing/memory-storage.ts';
import { courseDraftsOf } from './course-drafts.ts';
import { newCourseValues } from './course-form-values.ts';

function memory() {
  const kept = memoryStorage();
  return { kept, storage: () => kept };
}

const owner = { userId: 'u1', courseId: 'c1' };
const base = { values: newCourseValues({ instructor: 'Anika' }), revision: 3 };
const draft = { values: { ...base.values, title: 'Half a ti' }, base };

it('keeps what was typed, and what it is based on', () => {
  const { storage } = memory();
  courseDraftsOf(owner, storage).keep(draft);
  expect(courseDraftsOf(owner, storage).read()).toEqual(draft);
  courseDraftsOf(owner, storage).drop();
  expect(courseDraftsOf(owner, storage).read()).toBeUndefined();
});

it('keeps the draft of a new course apart', () => {
  const { storage } = memory();
  const fresh = { values: draft.values, base: { ...base, revision: null } };
  courseDraftsOf({ userId: 'u1', courseId: null }, storage).keep(fresh);
  expect(courseDraftsOf({ userId: 'u1', courseId: null }, storage).read()).toEqual(fresh);
  expect(courseDraftsOf(owner, storage).read()).toBeUndefined();
});

it('shows a draft to no other user', () => {
  const { storage } = memory();
  courseDraftsOf(owner, storage).keep(draft);
  expect(courseDraftsOf({ ...owner, userId: 'u2' }, storage).read()).toBeUndefined();
});

it.each([
  'no json',
  'null',
  '{}',
  '{"values":{},"base":{"values":{}}}',
  JSON.stringify({ ...draft, values: { ...draft.values, isNew: 'yes' } }),
])('does not fill in a draft it cannot read: %s', (stored) => {
  const { kept, storage } = memory();
  courseDraftsOf(owner, storage).keep(draft);
  kept.setItem(kept.key(0) ?? '', stored);
  expect(courseDraftsOf(owner, storage).read()).toBeUndefined();
});

it('works where storage is forbidden', () => {
  const drafts = courseDraftsOf(owner, () => {
    throw new Error('forbidden');
  });
  expect(drafts.read()).toBeUndefined();
  expect(() => drafts.keep(draft)).not.toThrow();
  expect(() => drafts.drop()).not.toThrow();
});
