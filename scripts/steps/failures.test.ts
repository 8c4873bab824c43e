import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The real runner on a file of its own, beside which it finds the runner's package. */
function reportOf(fileName: string, code: string, command: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, fileName), code);
  const report = path.join(folder, 'report.json');
  const env = { PATH: process.env['PATH'], NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = command.map((part) => part.replace('FOLDER', folder).replace('REPORT', report));
  spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return JSON.parse(readFileSync(report, 'utf8'));
}

const vitest = [
  path.join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--root=FOLDER',
  '--reporter=json',
  '--outputFile=REPORT',
];
const playwright = [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=json'];

it('names the tests that failed in Vitest, with what they expected', () => {
  const code = `import { describe, expect, it } from 'vitest';
    describe('sums', () => { it('adds', () => expect(1 + 1).toBe(3)); it('is', () => {}); });`;
  const [failure, ...others] = failuresOfVitest(reportOf('a.test.ts', code, vitest));
  expect(failure).toMatch(/a\.test\.ts › sums adds\n {4}AssertionError: expected 2 to be 3/);
  expect(others).toEqual([]);
});

it('names a file that could not be loaded', () => {
  const failures = failuresOfVitest(reportOf('a.test.ts', `throw new Error('no ground')`, vitest));
  expect(failures).toEqual([expect.stringMatching(/a\.test\.ts\n {4}.*no ground/)]);
});

it('names the stories that failed in Playwright, also inside a group', () => {
  const code = `import { expect, test } from '@playwright/test';
    test('stands', () => {});
    test.describe('group', () => { test('falls', () => { expect(1).toBe(2); }); });`;
  const [failure, ...others] = failuresOfPlaywright(reportOf('a.spec.ts', code, playwright));
  expect(failure).toMatch(/a\.spec\.ts › falls\n {4}Error: expect/);
  expect(others).toEqual([]);
});
