import { expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

it.each(['/', '/courses?search=a%20b#top', '/course/1/enroll', '/courses?x=//evil'])('keeps %s', (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

it.each([
  undefined,
  '',
  ['/a'],
  'courses',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/.//evil.example',
  '/..//evil.example',
  '/api/auth/google',
  `/${'x'.repeat(3000)}`,
])('never leads to %j', (given) => {
  expect(safeReturnTo(given)).toBeUndefined();
});
