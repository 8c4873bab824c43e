import { expect, test } from 'vitest';
import { listOrPlaceholder } from './enrollment-sections.tsx';

test("an author's own list is shown as it is", () => {
  expect(listOrPlaceholder(['Patience'], 'requirements')).toEqual(['Patience']);
});

test.each(['whatYouWillLearn', 'requirements', 'targetAudience'] as const)(
  'a course that says nothing has something to say about %s',
  (kind) => {
    expect(listOrPlaceholder([], kind).length).toBeGreaterThan(0);
  },
);
