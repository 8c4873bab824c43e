/// <reference types="node" />
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDevelopmentFlag } from './local-development.ts';

const web = path.resolve(import.meta.dirname, '../../..');
const vite = path.join(web, '../node_modules/vite/bin/vite.js');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'academy-web-build-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds the whole web app as `npm start` does, and gives the files that speak of the flag or its person. */
async function filesWithTheFlag(mode: 'production' | 'development'): Promise<string[]> {
  const outDir = path.join(folder, mode);
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--mode', mode, '--outDir', outDir, '--logLevel', 'error'],
    { cwd: web, env: { ...process.env, NODE_ENV: mode } },
  );
  const files = await readdir(outDir, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(outDir, file), 'utf8')));
  return scripts.filter(
    (_, index) =>
      texts[index]?.includes(localDevelopmentFlag) || /local.?develop(ment|er)/i.test(texts[index] ?? ''),
  );
}

test('a production build holds no trace of the local-development flag', { timeout: 120_000 }, async () => {
  expect(await filesWithTheFlag('production')).toEqual([]);
});

test('a development build does, so the search above can find it', { timeout: 120_000 }, async () => {
  expect(await filesWithTheFlag('development')).not.toEqual([]);
});
