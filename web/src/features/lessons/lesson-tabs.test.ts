import { expect, it } from 'vitest';
import { lessonSearch, lessonTabFrom, lessonTabsFor } from './lesson-tabs.ts';

it('finds the tab an address names, and the first for any other', () => {
  expect(lessonTabFrom({ tab: 'notes' }, { signedIn: true })).toBe('notes');
  expect(lessonTabFrom({ tab: 'none' }, { signedIn: true })).toBe('overview');
  expect(lessonTabFrom({}, { signedIn: true })).toBe('overview');
});

it('shows resources only to those who are signed in', () => {
  expect(lessonTabsFor({ signedIn: true }).map(({ label }) => label)).toEqual([
    'Overview',
    'Notes',
    'Resources',
    'Ask AI Assistant',
  ]);
  expect(lessonTabsFor({ signedIn: false }).map(({ value }) => value)).not.toContain('resources');
  expect(lessonTabFrom({ tab: 'resources' }, { signedIn: false })).toBe('overview');
});

it('writes nothing for the first tab', () => {
  expect(lessonSearch('overview')).toEqual({});
  expect(lessonSearch('assistant')).toEqual({ tab: 'assistant' });
});
