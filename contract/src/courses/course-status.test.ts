import { expect, it } from 'vitest';
import { canChangeStatus, courseStatuses } from './course-status.ts';

it('allows publish, unpublish, archive and restore, and no other change', () => {
  const allowed = courseStatuses.flatMap((from) =>
    courseStatuses.filter((to) => canChangeStatus(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(allowed).toEqual([
    'draft to published',
    'draft to archived',
    'published to draft',
    'published to archived',
    'archived to draft',
  ]);
});
