import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidBlobKeyError } from './blob-key.ts';
import { BlobRangeError, type BlobStore, type ListedBlob } from './blob-store.ts';

export interface OpenedStore {
  readonly store: BlobStore;
  close(): Promise<void>;
}

/** What every driver of the blob store has to do; run by the test of each of them. */
export function describeBlobStore(driver: string, openStore: () => Promise<OpenedStore>): void {
  describe(`the blob store on ${driver}`, () => {
    let opened: OpenedStore;
    let store: BlobStore;
    beforeAll(async () => {
      opened = await openStore();
      store = opened.store;
    });
    afterAll(async () => {
      await opened.close();
    });

    async function read(key: string): Promise<string | null> {
      const blob = await store.get(key);
      return blob && (await buffer(blob.stream)).toString();
    }

    async function blobsBelow(prefix: string): Promise<ListedBlob[]> {
      const blobs: ListedBlob[] = [];
      for await (const blob of store.list(prefix)) blobs.push(blob);
      return blobs;
    }

    async function keysBelow(prefix: string): Promise<string[]> {
      return (await blobsBelow(prefix)).map((blob) => blob.key);
    }

    it('gives back what was put, from bytes and from a stream', async () => {
      const bytes = randomBytes(3 * 1024 * 1024 + 7);
      expect(await store.put('given/bytes.bin', bytes)).toEqual({ size: bytes.length });
      async function* pieces() {
        yield bytes.subarray(0, 10);
        yield bytes.subarray(10);
      }
      expect(await store.put('given/stream.bin', pieces())).toEqual({ size: bytes.length });
      for (const key of ['given/bytes.bin', 'given/stream.bin']) {
        const blob = await store.get(key);
        expect(blob).toMatchObject({ size: bytes.length, length: bytes.length });
        expect(blob && bytes.equals(await buffer(blob.stream))).toBe(true);
        expect(await store.head(key)).toEqual({ size: bytes.length });
        expect((await store.read(key, Buffer.alloc))?.equals(bytes)).toBe(true);
      }
    });

    it('reads a blob into memory that it is given, and nothing where there is none', async () => {
      await store.put('given/read.bin', Buffer.from('warp and weft'));
      const memory = Buffer.alloc(100);
      const asked: number[] = [];
      const read = await store.read('given/read.bin', (size) => {
        asked.push(size);
        return memory.subarray(0, size);
      });
      expect([asked, read?.toString(), memory.subarray(0, 13).toString()]).toEqual([
        [13],
        'warp and weft',
        'warp and weft',
      ]);
      expect(await store.read('given/read.bin', () => null)).toBeNull();
      expect(await store.read('given/nothing.bin', Buffer.alloc)).toBeNull();
    });

    it('takes a finished file, and keeps it when the file is removed', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'academy-file-'));
      const file = path.join(folder, 'finished.bin');
      try {
        await writeFile(file, 'finished');
        expect(await store.putFile('given/file.bin', file)).toEqual({ size: 8 });
        await rm(file);
        expect(await read('given/file.bin')).toBe('finished');
        await writeFile(file, 'second');
        await store.putFile('given/file.bin', file);
      } finally {
        await rm(folder, { recursive: true });
      }
      expect(await read('given/file.bin')).toBe('second');
      await expect(store.putFile('given/missing.bin', file)).rejects.toThrow('ENOENT');
      expect(await store.head('given/missing.bin')).toBeNull();
    });

    it('lets a program read a blob as a file', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'academy-scratch-'));
      const scratch = { folder, requireRoom: async () => undefined };
      await store.put('given/readable', Buffer.from('as a file'));
      const readText = (key: string) => store.withFile(key, scratch, (file) => readFile(file, 'utf8'));
      expect(await readText('given/readable')).toBe('as a file');
      expect(await readText('given/unknown')).toBeNull();
      const failing = store.withFile('given/readable', scratch, async () => {
        throw new Error('the program failed');
      });
      await expect(failing).rejects.toThrow('the program failed');
      expect(await read('given/readable')).toBe('as a file');
      expect(await readdir(folder)).toEqual([]);
      await rm(folder, { recursive: true });
    });

    it('keeps an empty blob', async () => {
      await store.put('empty', new Uint8Array());
      expect(await store.head('empty')).toEqual({ size: 0 });
      expect(await read('empty')).toBe('');
    });

    it('knows nothing of what was never put', async () => {
      expect(await store.get('never/put')).toBeNull();
      expect(await store.head('never/put')).toBeNull();
      expect(await keysBelow('never')).toEqual([]);
    });

    it('takes neither a folder for a blob nor a blob for a folder', async () => {
      await store.put('tree/leaf', Buffer.from('x'));
      expect(await store.get('tree')).toBeNull();
      expect(await store.head('tree')).toBeNull();
      expect(await store.get('tree/leaf/below')).toBeNull();
      await store.delete('tree');
      await store.deletePrefix('tree/leaf');
      expect(await read('tree/leaf')).toBe('x');
    });

    it('delivers ranges as HTTP means them', async () => {
      await store.put('ranged', Buffer.from('0123456789'));
      const part = async (start: number, end?: number) => {
        const blob = await store.get('ranged', end === undefined ? { start } : { start, end });
        return blob && [(await buffer(blob.stream)).toString(), blob.length, blob.size];
      };
      expect(await part(0, 0)).toEqual(['0', 1, 10]);
      expect(await part(2, 4)).toEqual(['234', 3, 10]);
      expect(await part(7)).toEqual(['789', 3, 10]);
      expect(await part(8, 1000)).toEqual(['89', 2, 10]);
      await expect(part(10)).rejects.toThrow(BlobRangeError);
      await expect(part(4, 3)).rejects.toThrow(BlobRangeError);
      await expect(part(-1)).rejects.toThrow(BlobRangeError);
    });

    it('replaces a blob at once, and lets readers of the old one finish', async () => {
      await store.put('replaced', Buffer.from('old'));
      const reader = await store.get('replaced');
      await store.put('replaced', Buffer.from('the new one'));
      expect(reader && (await buffer(reader.stream)).toString()).toBe('old');
      expect(await read('replaced')).toBe('the new one');
    });

    it('changes nothing when the content breaks off', async () => {
      async function* broken() {
        yield Buffer.from('half');
        throw new Error('connection lost');
      }
      await store.put('kept', Buffer.from('whole'));
      await expect(store.put('kept', broken())).rejects.toThrow('connection lost');
      await expect(store.put('not-begun', broken())).rejects.toThrow('connection lost');
      expect(await read('kept')).toBe('whole');
      expect(await store.head('not-begun')).toBeNull();
    });

    it('lists below a prefix, in the order of the keys, with sizes and times', async () => {
      const before = Date.now();
      for (const key of ['list/b', 'list/a/2', 'list/a/1', 'list/a.txt', 'listed/c']) {
        await store.put(key, Buffer.from(key));
      }
      expect(await keysBelow('list')).toEqual(['list/a.txt', 'list/a/1', 'list/a/2', 'list/b']);
      const [listed, ...others] = await blobsBelow('listed');
      expect(listed).toEqual({ key: 'listed/c', size: 8, modifiedMs: expect.any(Number) });
      expect(others).toEqual([]);
      // Clocks of a disk and of a store elsewhere may differ a little from ours.
      expect(Math.abs((listed?.modifiedMs ?? 0) - before)).toBeLessThan(60_000);
      expect(await keysBelow('')).toEqual(expect.arrayContaining(['list/a/1', 'listed/c']));
    });

    it('deletes one blob, and twice is fine', async () => {
      await store.put('gone/one', Buffer.from('1'));
      await store.put('gone/two', Buffer.from('2'));
      await store.delete('gone/one');
      await store.delete('gone/one');
      expect(await keysBelow('gone')).toEqual(['gone/two']);
    });

    it('deletes below a prefix and nothing beside it', async () => {
      for (const key of ['pre/x/1', 'pre/x/y/2', 'pre/xx/3', 'pre/x.txt'])
        await store.put(key, Buffer.from('.'));
      await store.deletePrefix('pre/x');
      await store.deletePrefix('pre/x');
      expect(await keysBelow('pre')).toEqual(['pre/x.txt', 'pre/xx/3']);
    });

    it('lets many write and delete in one place at once', async () => {
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          await store.put(`busy/${index}`, Buffer.from(String(index)));
          if (index % 2 === 0) await store.delete(`busy/${index}`);
        }),
      );
      expect(await keysBelow('busy')).toHaveLength(20);
      const writers = Array.from({ length: 10 }, (_, index) =>
        store.put('busy/same', Buffer.alloc(100_000, index)),
      );
      await Promise.all(writers);
      const content = await read('busy/same');
      expect(content).toHaveLength(100_000);
      expect(new Set(content).size).toBe(1);
    });

    it.each([
      '',
      '/',
      '/etc/passwd',
      '..',
      '../other',
      'a/../../b',
      'a/./b',
      'a//b',
      'a/',
      'a\\b',
      'a\0b',
      '.unfinished/x',
      'a/.hidden',
      'UPPER',
      'a b',
      'আ',
      'a%2f..',
      'x'.repeat(129),
      `${'a/'.repeat(256)}b`,
    ])('refuses the key %j everywhere', async (key) => {
      const refusals = [
        store.put(key, Buffer.from('x')),
        store.get(key),
        store.head(key),
        store.delete(key),
        store.deletePrefix(key),
        ...(key === '' ? [] : [keysBelow(key)]),
      ];
      for (const refusal of await Promise.allSettled(refusals)) {
        expect(refusal).toMatchObject({ status: 'rejected', reason: expect.any(InvalidBlobKeyError) });
      }
    });

    it('has nothing unfinished after all this', async () => {
      expect(await store.removeUnfinished(new Date(Date.now() + 60_000))).toBe(0);
    });
  });
}
