import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeBlobStore } from './blob-store-conformance.ts';
import { DiskBlobStore } from './disk-blob-store.ts';

describeBlobStore('disk', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'academy-blobs-'));
  return {
    store: new DiskBlobStore(path.join(root, 'not', 'there', 'yet')),
    close: () => rm(root, { recursive: true, force: true }),
  };
});

describe('the disk blob store', () => {
  let root: string;
  let store: DiskBlobStore;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'academy-blobs-'));
    store = new DiskBlobStore(root);
  });
  afterEach(async () => {
    await rm(root, { recursive: true, force: true });
  });

  it('sweeps what killed writers left behind, once it is old enough', async () => {
    await store.put('whole', Buffer.from('x'));
    const draft = path.join(root, '.unfinished', 'left-behind');
    await writeFile(draft, 'half');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(draft, yesterday, yesterday);
    await writeFile(path.join(root, '.unfinished', 'being-written'), 'half');

    expect(await store.removeUnfinished(new Date(Date.now() - 24 * 3_600_000))).toBe(1);
    expect(await readdir(path.join(root, '.unfinished'))).toEqual(['being-written']);
    expect(await store.head('whole')).toEqual({ size: 1 });
  });

  it('leaves no empty folders behind', async () => {
    await store.put('a/b/c/d', Buffer.from('x'));
    await store.put('a/e', Buffer.from('x'));
    await store.delete('a/b/c/d');
    expect(await readdir(path.join(root, 'a'))).toEqual(['e']);
    await store.deletePrefix('a');
    await expect(stat(path.join(root, 'a'))).rejects.toThrow('ENOENT');
    expect((await stat(root)).isDirectory()).toBe(true);
  });

  it('is closed to other accounts of the machine', async () => {
    const inner = path.join(root, 'blobs');
    await new DiskBlobStore(inner).put('upload', Buffer.from('x'));
    expect((await stat(inner)).mode & 0o777).toBe(0o700);
  });

  it('opens one folder to a program that may pass through its root, and no other', async () => {
    const shared = new DiskBlobStore(root, { openFolder: 'videos' });
    for (const key of ['videos/1/360p/00000.ts', 'sources/1', 'videos-of-others/1']) {
      await shared.put(key, Buffer.from('x'));
    }
    const modes = ['videos', 'videos/1/360p', 'sources', 'videos-of-others', '.unfinished'].map(
      async (folder) => ((await stat(path.join(root, folder))).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['755', '755', '700', '700', '700']);
  });

  it('finds nothing unfinished where nothing was ever written', async () => {
    expect(await store.removeUnfinished(new Date())).toBe(0);
  });
});
