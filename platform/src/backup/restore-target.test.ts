import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBlobStore } from '../blobs/open-blob-store.ts';
import { silentLog } from '../log.ts';
import { isRestoreUnderWay, openTarget } from './restore-target.ts';

describe('the folder that a backup is restored into', () => {
  it('is begun anew where another restore was cut short', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'academy-target-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await writeFile(path.join(dataDir, 'restore-under-way'), '');
    await openBlobStore({ dataDir }).put('videos/half', Buffer.from('half'));
    expect(await isRestoreUnderWay(dataDir)).toBe(true);
    const target = await openTarget(dataDir, silentLog);
    expect(await readdir(dataDir)).toEqual(['restore-under-way']);
    await expect(openTarget(dataDir, silentLog)).rejects.toThrow(/Another restore .* is under way/);
    await target.complete();
    expect(await isRestoreUnderWay(dataDir)).toBe(false);
  });
});
