import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@academy/platform/clock.ts';
import { silentLog } from '@academy/platform/log.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorkFolder, removeDeadRuns } from './work-folder.ts';

describe('the work folder', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'academy-work-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const open = () => openWorkFolder({ dataDir, clock: systemClock, log: silentLog });
  const runs = () => readdir(path.join(dataDir, 'work'));

  it('is there for as long as it is used, also when that fails', async () => {
    const work = await open();
    let used = '';
    const failing = work.use(async (folder) => {
      used = folder;
      await writeFile(path.join(folder, 'key'), 'secret');
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    await expect(stat(used)).rejects.toThrow('ENOENT');
    await work.close();
    expect(await runs()).toEqual([]);
  });

  it('is a folder of its own for each use, which no other account may read', async () => {
    const work = await open();
    await work.use(async (one) => {
      await work.use(async (other) => {
        expect(other).not.toBe(one);
        expect((await stat(other)).mode & 0o077).toBe(0);
        expect(await readdir(other)).toEqual([]);
      });
    });
    await work.close();
  });

  it('removes what a killed run left, when that has been silent for a while', async () => {
    const killed = await open();
    const [run = ''] = await runs();
    const living = await open();
    expect(await runs()).toHaveLength(2);
    const ago = new Date(Date.now() - 3 * 60_000);
    await utimes(path.join(dataDir, 'work', run), ago, ago);
    const next = await open();
    expect(await runs()).toHaveLength(2);
    expect(await runs()).not.toContain(run);
    expect(await removeDeadRuns(dataDir, new Date())).toBe(0);
    // One that was only suspended goes on.
    await killed.use(async (folder) => expect(folder).toContain(run));
    await Promise.all([killed, living, next].map((work) => work.close()));
  });
});
