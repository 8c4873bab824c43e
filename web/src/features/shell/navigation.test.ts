import type { Role } from '@academy/contract/users/roles.ts';
import { expect, it } from 'vitest';
import { navigationFor } from '@/features/shell/navigation.ts';

const labelsFor = (role: Role | undefined) => navigationFor(role).map((item) => item.label);

it('shows visitors and students the public pages', () => {
  expect(labelsFor(undefined)).toEqual(['Home', 'Courses', 'FAQ']);
  expect(labelsFor('student')).toEqual(['Home', 'Courses', 'FAQ']);
});

it.each(['creator', 'admin'] as const)('adds the Creator Dashboard for a %s', (role) => {
  expect(labelsFor(role)).toEqual(['Home', 'Courses', 'FAQ', 'Creator Dashboard']);
});
