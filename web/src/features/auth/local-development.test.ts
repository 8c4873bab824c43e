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

/** The files of a built web app that speak of the flag or its person. */
async function filesWithTheFlag(built: string): Promise<string[]> {
  const files = await readdir(built, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(built, file), 'utf8')));
  return scripts.filter(
    (_, index) =>
      texts[index]?.includes(localDevelopmentFlag) || /local.?develop(ment|er)/i.test(texts[index] ?? ''),
  );
}

// What `npm start` serves: it is built before tests run.
test('a production build holds no trace of the local-development flag', async () => {
  expect(await filesWithTheFlag(path.join(web, 'dist'))).toEqual([]);
});

// Of the module that asks for it: the same search finds it there, and the mode alone makes the difference.
test('a development build does, so the search above can find it', async () => {
  for (const [mode, found] of [
    ['development', 1],
    ['production', 0],
  ] as const) {
    const outDir = path.join(folder, mode);
    await promisify(execFile)(
      process.execPath,
      [
        ...[vite, 'build', '--config', 'vite.server.config.ts', '--mode', mode, '--logLevel', 'error'],
        ...['--ssr', 'src/app/app-session.ts', '--outDir', outDir],
      ],
      { cwd: web, env: { ...process.env, NODE_ENV: mode } },
    );
    expect(await filesWithTheFlag(outDir), mode).toHaveLength(found);
  }
});
