import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { describeBlobStore } from './blob-store-conformance.ts';
import { DiskBlobStore } from './disk-blob-store.ts';
import { DiskUploadStore } from './disk-upload-store.ts';
import { moveBlobs, removeMoved } from './move-blobs.ts';
import { MovingBlobStore, MovingUploadStore } from './moving-stores.ts';
import { describeUploadStore } from './upload-store-conformance.ts';

async function open() {
  const root = await mkdtemp(path.join(tmpdir(), 'academy-moving-'));
  const storesIn = (name: string) => {
    const blobs = new DiskBlobStore(path.join(root, name, 'blobs'));
    const keyOf = (id: string) => `sources/${id}`;
    return { blobs, uploads: new DiskUploadStore(path.join(root, name, 'uploads'), { blobs, keyOf }) };
  };
  const [next, previous] = [storesIn('next'), storesIn('previous')];
  const blobs = new MovingBlobStore(next.blobs, previous.blobs);
  const uploads = new MovingUploadStore(next.uploads, previous.uploads);
  const close = () => rm(root, { recursive: true, force: true });
  return { store: blobs, blobs, uploads, next, previous, close };
}

describeBlobStore('two stores, from one to the other', open);
describeUploadStore('two stores, from one to the other', open);

describe('an academy whose files are moving', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  async function move(options: { verify?: boolean; signal?: AbortSignal } = {}) {
    const { next, previous } = opened;
    const stores = { from: previous.blobs, to: next.blobs };
    const signal = options.signal ?? new AbortController().signal;
    return moveBlobs({ ...stores, verify: options.verify ?? false, signal, onProgress: () => undefined });
  }

  async function read(key: string, store: BlobStore = opened.blobs): Promise<string | null> {
    const blob = await store.get(key);
    return blob && text(blob.stream);
  }

  async function fillPrevious(files: number): Promise<void> {
    for (let file = 0; file < files; file += 1) {
      await opened.previous.blobs.put(`videos/${file}`, Buffer.from(`film ${file}`));
    }
  }

  it('finds everything at every moment, and keeps what is new in the new store', async () => {
    const { blobs, next, previous } = opened;
    await fillPrevious(3);
    await blobs.put('videos/1', Buffer.from('a newer film'));
    await blobs.delete('videos/2');
    expect((await Readable.from(blobs.list('')).toArray()).map(({ key }) => key)).toEqual([
      'videos/0',
      'videos/1',
    ]);
    expect([await read('videos/0'), await read('videos/1')]).toEqual(['film 0', 'a newer film']);
    expect(await read('videos/0', next.blobs)).toBeNull();
    expect(await move()).toMatchObject({ files: 2, copiedFiles: 1 });
    expect([await read('videos/0'), await read('videos/1')]).toEqual(['film 0', 'a newer film']);
    expect(await removeMoved({ from: previous.blobs, to: next.blobs })).toBe(2);
    expect(await Readable.from(previous.blobs.list('')).toArray()).toEqual([]);
    expect([await read('videos/0'), await read('videos/1')]).toEqual(['film 0', 'a newer film']);
  });

  it('goes on where it was stopped, and copies nothing twice', async () => {
    await fillPrevious(40);
    const stopped = new AbortController();
    const { next, previous } = opened;
    let seen = 0;
    const cutShort = moveBlobs({
      ...{ from: previous.blobs, to: next.blobs, verify: false, signal: stopped.signal },
      onProgress: () => {
        seen += 1;
        if (seen === 10) stopped.abort(new Error('stopped'));
      },
    });
    await expect(cutShort).rejects.toThrow('stopped');
    const already = (await Readable.from(next.blobs.list('')).toArray()).length;
    expect(already).toBeGreaterThanOrEqual(10);
    expect(already).toBeLessThan(40);
    expect(await move()).toMatchObject({ files: 40, copiedFiles: 40 - already });
  });

  it('copies again what is not as it was written, when it is to look', async () => {
    await fillPrevious(2);
    await move();
    await opened.next.blobs.put('videos/1', Buffer.from('FILM 1'));
    expect(await move()).toMatchObject({ copiedFiles: 0 });
    expect(await move({ verify: true })).toMatchObject({ copiedFiles: 1 });
    expect(await read('videos/1')).toBe('film 1');
  });

  it('ends an upload where it was begun', async () => {
    const { uploads, previous, next } = opened;
    await previous.uploads.put('old', Buffer.from('first, '));
    await uploads.create('new');
    expect(await uploads.append('old', 7, Readable.from([Buffer.from('second')]))).toBe(13);
    await uploads.append('new', 0, Readable.from([Buffer.from('all')]));
    await uploads.finish('old');
    await uploads.finish('new');
    expect([await read('sources/old'), await read('sources/new')]).toEqual(['first, second', 'all']);
    expect(await previous.blobs.head('sources/old')).toEqual({ size: 13 });
    expect(await next.blobs.head('sources/new')).toEqual({ size: 3 });
  });
});
