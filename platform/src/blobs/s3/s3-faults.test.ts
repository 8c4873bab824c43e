import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { S3Settings } from '../../config/s3-settings.ts';
import { isCephInstalled } from '../../testing/ceph-on-demand.ts';
import { type CutLine, cutLineTo } from '../../testing/cut-line.ts';
import { createTestBucket } from '../../testing/test-bucket.ts';
import { BlobStoreAwayError } from '../blob-store.ts';
import { openS3Stores } from './open-s3-stores.ts';
import { openBucket } from './s3-bucket.ts';
import { beginParts } from './s3-parts.ts';

const MEGABYTE = 1024 * 1024;
const later = () => new Date(Date.now() + 60_000);

describe.skipIf(!isCephInstalled)('the blob store on S3', () => {
  let settings: S3Settings;
  let line: CutLine;
  beforeAll(async () => {
    settings = await createTestBucket();
    line = await cutLineTo(settings.endpoint ?? '');
  });
  const open = (changes: Partial<S3Settings> = {}) =>
    openS3Stores({ ...settings, endpoint: line.address, ...changes }, (id) => `sources/${id}`);

  it('takes a large blob in parts, and sends again those whose connection breaks', async () => {
    const { blobs } = open();
    const hash = createHash('sha256');
    const piece = randomBytes(MEGABYTE);
    let produced = 0;
    async function* content() {
      for (; produced < 50; produced += 1) {
        // What is on its way then is sent again.
        if (produced === 20 || produced === 40) line.breakAll();
        hash.update(piece);
        yield piece;
      }
    }
    expect(await blobs.put('large', content())).toEqual({ size: 50 * MEGABYTE });
    const stored = await blobs.get('large');
    const found = stored && (await buffer(stored.stream));
    expect(found && createHash('sha256').update(found).digest('hex')).toBe(hash.digest('hex'));
    const middle = await blobs.get('large', { start: 8 * MEGABYTE - 1, end: 8 * MEGABYTE });
    expect(middle).toMatchObject({ size: 50 * MEGABYTE, length: 2 });
    middle?.stream.destroy();
    expect(await blobs.removeUnfinished(later())).toBe(0);
  });

  it('takes its parts back when the content breaks off behind the first', async () => {
    const { blobs } = open();
    async function* broken() {
      for (let pieces = 0; pieces < 20; pieces += 1) yield Buffer.alloc(MEGABYTE);
      throw new Error('connection lost');
    }
    await expect(blobs.put('broken', broken())).rejects.toThrow('connection lost');
    expect(await blobs.head('broken')).toBeNull();
    expect(await blobs.removeUnfinished(later())).toBe(0);
  });

  it('sweeps the parts of killed writers, and lets those of uploads be', async () => {
    const { blobs, uploadStore } = open();
    await beginParts(openBucket(settings), 'videos/killed');
    await uploadStore.create('slow');
    await uploadStore.append('slow', 0, Readable.from([Buffer.alloc(9 * MEGABYTE, 'a')]));
    expect(await blobs.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0);
    expect(await blobs.removeUnfinished(later())).toBe(1);
    expect(await uploadStore.append('slow', 9 * MEGABYTE, Readable.from([Buffer.from('b')]))).toBe(
      9 * MEGABYTE + 1,
    );
    await uploadStore.finish('slow');
    expect(await blobs.head('sources/slow')).toEqual({ size: 9 * MEGABYTE + 1 });
    await uploadStore.remove('slow');
    expect(await Readable.from(uploadStore.list()).toArray()).toEqual([]);
  });

  it('goes on reading over a new connection when one breaks', async () => {
    const { blobs } = open();
    const content = randomBytes(12 * MEGABYTE);
    await blobs.put('long', content);
    const opened = await blobs.get('long');
    const chunks: Buffer[] = [];
    let breaks = 2;
    for await (const chunk of opened?.stream ?? []) {
      chunks.push(chunk);
      if (breaks > 0 && Buffer.concat(chunks).length > (3 - breaks) * 3 * MEGABYTE) {
        breaks -= 1;
        line.breakAll();
      }
    }
    expect(breaks).toBe(0);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
  });

  it('says that it is away while it is, and is back by itself', async () => {
    const { blobs, uploadStore } = open();
    await blobs.put('here', Buffer.from('x'));
    await uploadStore.create('cut');
    await line.cut();
    const away = new RegExp(
      `^the bucket ${settings.bucket} of http://\\S+ cannot be reached: ECONNREFUSED\\.$`,
    );
    for (const attempt of [
      () => blobs.head('here'),
      () => blobs.get('here'),
      () => blobs.put('there', Buffer.from('y')),
      () => blobs.delete('here'),
      () => Readable.from(blobs.list('')).toArray(),
      () => uploadStore.size('cut'),
    ]) {
      await expect(attempt()).rejects.toThrow(away);
      await expect(attempt()).rejects.toBeInstanceOf(BlobStoreAwayError);
    }
    await line.restore();
    expect(await blobs.head('here')).toEqual({ size: 1 });
    expect(await uploadStore.append('cut', 0, Readable.from([Buffer.from('whole')]))).toBe(5);
    await uploadStore.remove('cut');
  });

  it.each([
    [{ bucket: 'nobody-has-this' }, 'does not exist'],
    [{ secretAccessKey: 'wrong' }, 'does not accept S3_SECRET_ACCESS_KEY'],
    [{ accessKeyId: 'wrong' }, 'does not know S3_ACCESS_KEY_ID'],
  ])('says what is wrong with %j', async (wrong, reason) => {
    const { blobs } = open(wrong);
    await expect(blobs.put('key', Buffer.from('x'))).rejects.toThrow(reason);
    await expect(Readable.from(blobs.list('')).toArray()).rejects.toThrow(reason);
  });
});
