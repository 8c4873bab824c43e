import { expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const origin = 'https://academy.example';

it.each(['/', '/courses?search=a%20b#top', '/course/1/enroll', '/courses?x=//evil'])('keeps %s', (path) => {
  expect(safeReturnTo(path, origin)).toBe(path);
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
])('turns %j into the home page', (given) => {
  expect(safeReturnTo(given, origin)).toBe('/');
});
