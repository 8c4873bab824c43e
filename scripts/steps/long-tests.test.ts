import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { everydayStories, isLong, LONG_TESTS, withoutLongTests } from './long-tests.ts';

const root = path.resolve(import.meta.dirname, '../..');

it.each(LONG_TESTS)('%s names files that there are', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});

it('knows a long test of either runner by its file', () => {
  expect(isLong('e2e/graduation.spec.ts')).toBe(true);
  expect(isLong('worker/src/files/pdf-file.test.ts')).toBe(true);
  expect(isLong('worker/src/files/text-file.test.ts')).toBe(false);
});

it('tells Playwright what to run, and Vitest what not', () => {
  expect(everydayStories()).toContain('e2e/sign-in.spec.ts');
  expect(everydayStories()).not.toContain('e2e/graduation.spec.ts');
  expect(withoutLongTests).toContain('cli/src/doctor/*.test.ts');
  expect(withoutLongTests.join()).not.toContain('e2e/');
});
