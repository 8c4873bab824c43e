import { expect, it } from 'vitest';
import { lastActiveText } from './last-active.ts';

const now = new Date('2026-03-20T12:00:00Z');

it.each([
  ['2026-03-20T12:00:00Z', '0 minutes ago'],
  ['2026-03-20T11:59:00Z', '1 minute ago'],
  ['2026-03-20T11:00:01Z', '59 minutes ago'],
  ['2026-03-20T11:00:00Z', '1 hour ago'],
  ['2026-03-19T12:00:01Z', '23 hours ago'],
  ['2026-03-19T12:00:00Z', '1 day ago'],
  ['2026-03-13T12:00:01Z', '6 days ago'],
  ['2026-03-13T12:00:00Z', 'Mar 13, 2026'],
  ['2025-12-01T12:00:00Z', 'Dec 1, 2025'],
  ['2026-03-20T13:00:00Z', '0 minutes ago'],
  ['yesterday-ish', 'Invalid date'],
])('says of %s: %s', (lastActive, text) => {
  expect(lastActiveText(lastActive, now)).toBe(text);
});
