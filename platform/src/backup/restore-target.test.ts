import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStores } from '../blobs/open-stores.ts';
import { silentLog } from '../log.ts';
import { onDisk } from '../testing/test-storage.ts';
import { isRestoreUnderWay, openTarget } from './restore-target.ts';

describe('the folder that a backup is restored into', () => {
  it('is begun anew where another restore was cut short', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'academy-target-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await writeFile(path.join(dataDir, 'restore-under-way'), '');
    const { blobs } = await openStores(onDisk(dataDir));
    await blobs.put('videos/half', Buffer.from('half'));
    expect(await isRestoreUnderWay(dataDir)).toBe(true);
    const target = await openTarget(dataDir, silentLog);
    expect(await readdir(dataDir)).toEqual(['restore-under-way']);
    await expect(openTarget(dataDir, silentLog)).rejects.toThrow(/Another restore .* is under way/);
    await target.complete();
    expect(await isRestoreUnderWay(dataDir)).toBe(false);
  });
});
