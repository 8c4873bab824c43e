import { expect, it } from 'vitest';
import { profileSearch, profileTabFrom, profileTabs } from './profile-tabs.ts';

it('shows My Courses unless the address names another tab', () => {
  expect(profileTabFrom({})).toBe('courses');
  expect(profileTabFrom({ tab: 'settings' })).toBe('settings');
  expect(profileTabFrom({ tab: 'certificates' })).toBe('certificates');
});

it.each(['', 'SETTINGS', 'toString', 7, null])('reads %j as no tab', (tab) => {
  expect(profileTabFrom({ tab })).toBe('courses');
});

it('finds every tab again under the address it gives it', () => {
  for (const { value } of profileTabs()) expect(profileTabFrom(profileSearch(value))).toBe(value);
  expect(profileSearch('courses')).toEqual({});
});
