import { expect, it } from 'vitest';
import { creatorLocationOf, sectionFrom } from './creator-sections.ts';

it.each([
  ['/creator-dashboard', 'dashboard', false],
  ['/creator-dashboard/', 'dashboard', false],
  ['/creator-dashboard/dashboard', 'dashboard', false],
  ['/creator-dashboard/courses', 'courses', false],
  ['/creator-dashboard/courses/c1/detail', 'courses', false],
  ['/creator-dashboard/courses/c1/edit', 'create', true],
  ['/creator-dashboard/courses/c1/edit/curriculum', 'create', true],
  ['/creator-dashboard/courses/c1/curriculum', 'create', true],
  ['/creator-dashboard/import', 'courses', false],
  ['/creator-dashboard/create', 'create', false],
  ['/creator-dashboard/create-course', 'create', false],
  ['/creator-dashboard/settings', 'settings', false],
  ['/courses/c1/students', 'courses', false],
  ['/creator-dashboard/nowhere', 'dashboard', false],
])('%s is in %s', (pathname, section, editing) => {
  expect(creatorLocationOf(pathname)).toEqual({ section, editing });
});

it('finds the tabs by their exact names', () => {
  expect(sectionFrom('create-course')).toBe('create');
  expect(sectionFrom('settings')).toBe('settings');
  expect(sectionFrom('Settings')).toBeUndefined();
});
