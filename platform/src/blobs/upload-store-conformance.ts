import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { InvalidBlobKeyError } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';
import type { ListedUpload, UploadStore } from './upload-store.ts';

export interface OpenedUploads {
  readonly uploads: UploadStore;
  /** Where finished uploads go, under the keys `sources/<id>`. */
  readonly blobs: BlobStore;
  close(): Promise<void>;
}

/** What every driver of the upload store has to do; run by the test of each of them. */
export function describeUploadStore(driver: string, openUploads: () => Promise<OpenedUploads>): void {
  describe(`the upload store on ${driver}`, () => {
    let opened: OpenedUploads;
    let uploads: UploadStore;
    beforeAll(async () => {
      opened = await openUploads();
      uploads = opened.uploads;
    });
    afterAll(() => opened.close());

    const append = (id: string, offset: number, content: Uint8Array | string) =>
      uploads.append(id, offset, Readable.from([Buffer.from(content)]));

    async function begun(content = ''): Promise<string> {
      const id = newId();
      await uploads.create(id);
      if (content !== '') await append(id, 0, content);
      return id;
    }

    async function read(id: string, length: number): Promise<string | null> {
      const stream = await uploads.read(id, length);
      return stream && (await buffer(stream)).toString();
    }

    async function listed(): Promise<ListedUpload[]> {
      const all: ListedUpload[] = [];
      for await (const upload of uploads.list()) all.push(upload);
      return all;
    }

    async function blobOf(id: string): Promise<Buffer | null> {
      const blob = await opened.blobs.get(`sources/${id}`);
      return blob && buffer(blob.stream);
    }

    it('lists nothing before the first upload, and has room', async () => {
      expect(await listed()).toEqual([]);
      expect(await uploads.hasRoomFor(1)).toBe(true);
    });

    it('grows by what is appended, and becomes a blob with all of it', async () => {
      const content = randomBytes(3 * 1024 * 1024 + 7);
      const id = await begun();
      expect(await uploads.size(id)).toBe(0);
      expect(await append(id, 0, content.subarray(0, 1000))).toBe(1000);
      expect(await append(id, 1000, content.subarray(1000))).toBe(content.length);
      expect(await uploads.size(id)).toBe(content.length);
      expect(await blobOf(id)).toBeNull();
      await uploads.finish(id);
      expect((await blobOf(id))?.equals(content)).toBe(true);
    });

    it('can be finished again until it is removed, and its blob stays', async () => {
      const id = await begun('a film');
      await uploads.finish(id);
      expect(await uploads.size(id)).toBe(6);
      await uploads.finish(id);
      await uploads.remove(id);
      await uploads.remove(id);
      expect(await uploads.size(id)).toBeNull();
      expect(String(await blobOf(id))).toBe('a film');
    });

    it('keeps what came before the content broke off, and goes on from there', async () => {
      const id = await begun();
      async function* broken() {
        yield Buffer.from('half');
        throw new Error('connection lost');
      }
      await expect(uploads.append(id, 0, Readable.from(broken()))).rejects.toThrow('connection lost');
      const size = (await uploads.size(id)) ?? 0;
      await append(id, size, 'a whole one'.slice(size));
      expect(await uploads.size(id)).toBe(11);
    });

    it('knows nothing of what was never begun', async () => {
      const id = newId();
      expect(await uploads.size(id)).toBeNull();
      expect(await uploads.read(id, 1)).toBeNull();
      expect(await append(id, 0, 'x')).toBeNull();
      await expect(uploads.finish(id)).rejects.toThrow();
      expect(await blobOf(id)).toBeNull();
    });

    it('gives as many of the first bytes as are asked for', async () => {
      const id = await begun('0123456789');
      expect(await Promise.all([0, 4, 10].map((length) => read(id, length)))).toEqual([
        '',
        '0123',
        '0123456789',
      ]);
    });

    it('takes back all of an upload at once, to go on with', async () => {
      const id = newId();
      await uploads.put(id, Buffer.from('the first half'));
      expect(await append(id, 14, ', the second')).toBe(26);
      expect(await read(id, 26)).toBe('the first half, the second');
    });

    it('lists uploads in the order of their ids, with sizes and times', async () => {
      for (const { id } of await listed()) await uploads.remove(id);
      const ids = [await begun('one'), await begun(), await begun('three')].toSorted();
      const all = await listed();
      expect(all.map(({ id }) => id)).toEqual(ids);
      expect(all.map(({ size }) => size).toSorted()).toEqual([0, 3, 5]);
      for (const { modifiedMs } of all) expect(Math.abs(Date.now() - modifiedMs)).toBeLessThan(60_000);
    });

    it.each(['', '.', '..', '../x', 'a/b', '.hidden', 'a\\b', 'a\0b'])(
      'refuses the id %j everywhere',
      async (id) => {
        const refusals = [
          uploads.create(id),
          uploads.put(id, Buffer.from('x')),
          append(id, 0, 'x'),
          uploads.size(id),
          uploads.read(id, 1),
          uploads.finish(id),
          uploads.remove(id),
        ];
        for (const refusal of await Promise.allSettled(refusals)) {
          expect(refusal).toMatchObject({ status: 'rejected', reason: expect.any(InvalidBlobKeyError) });
        }
      },
    );
  });
}
