import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDataFolder } from './data-folder.ts';

describe('ensureDataFolder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-folder-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('makes the folder and those above it, closed to other accounts', async () => {
    const dataDir = path.join(folder, 'a/b/data');
    await Promise.all([ensureDataFolder(dataDir), ensureDataFolder(dataDir)]);
    expect((await stat(dataDir)).mode & 0o066).toBe(0);
  });

  it('leaves the mode of a folder alone that is there', async () => {
    await ensureDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('fails where a file is in the way', async () => {
    await writeFile(path.join(folder, 'data'), '');
    await expect(ensureDataFolder(path.join(folder, 'data'))).rejects.toThrow(/EEXIST/);
    await expect(ensureDataFolder(path.join(folder, 'data/below'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  it.runIf(process.platform === 'linux')(
    'fails, instead of trying for ever, where nothing can be made',
    async () => {
      await expect(ensureDataFolder('/proc/academy/data')).rejects.toThrow(/ENOENT|EACCES/);
    },
  );
});
