import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openStores, type StorageConfig } from '@academy/platform/blobs/open-stores.ts';
import { newId } from '@academy/platform/ids.ts';
import { isCephInstalled } from '@academy/platform/testing/ceph-on-demand.ts';
import { createTestBucket } from '@academy/platform/testing/test-bucket.ts';
import { onDisk } from '@academy/platform/testing/test-storage.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'academy-move-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function contentOf(storage: StorageConfig): Promise<Record<string, string>> {
  const { blobs } = await openStores(storage);
  const content: Record<string, string> = {};
  for await (const { key } of blobs.list('')) {
    const blob = await blobs.get(key);
    if (blob !== null) content[key] = await text(blob.stream);
  }
  return content;
}

describe('move-blobs', () => {
  it('says what to set where nothing says where to', async () => {
    const { code, stderr } = await academyCommand(['move-blobs'], { ACADEMY_DATA: dataDir }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Nothing says where to: set MOVE_BLOBS to to-s3 or to-disk/);
  });

  it.skipIf(!isCephInstalled)('moves everything to S3 and back, and counts what is under way', async () => {
    const s3 = await createTestBucket();
    const settings = {
      ...{ ACADEMY_DATA: dataDir, S3_ENDPOINT: s3.endpoint ?? '', S3_BUCKET: s3.bucket },
      ...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
    };
    const move = (direction: string, ...options: string[]) =>
      academyCommand(['move-blobs', ...options], { ...settings, MOVE_BLOBS: direction }).ended;
    const disk = await openStores(onDisk(dataDir));
    for (const key of ['covers/a/b.png', 'videos/v/360p/00000.ts', 'videos/v/360p/index.m3u8']) {
      await disk.blobs.put(key, Buffer.from(`content of ${key}`));
    }
    const before = await contentOf(onDisk(dataDir));
    const upload = newId();
    await disk.uploadStore.put(upload, Buffer.from('half'));

    const first = await move('to-s3');
    expect(first.stdout).toMatch(/copied now: 3 files, .*\n1 upload under way in .*: run this again/);
    expect(first.code).toBe(1);

    // As the running academy does it: an upload ends where it began.
    const running = await openStores({ ...onDisk(dataDir), s3, moveBlobs: 'to-s3' });
    await running.uploadStore.append(upload, 4, Readable.from([Buffer.from(' and half')]));
    await running.uploadStore.finish(upload);
    await running.uploadStore.remove(upload);

    const second = await move('to-s3', '--remove');
    expect(second.stdout).toMatch(/copied now: 1 file, .*Take MOVE_BLOBS out of the settings/s);
    expect(second.code).toBe(0);
    const onS3 = { ...onDisk(dataDir), s3 };
    const all = { ...before, [`sources/${upload}`]: 'half and half' };
    expect(await contentOf(onS3)).toEqual(all);
    expect(await readdir(path.join(dataDir, 'blobs'))).toEqual(['.unfinished']);

    expect((await move('to-disk', '--verify', '--remove')).code).toBe(0);
    expect(await contentOf(onDisk(dataDir))).toEqual(all);
    expect(await contentOf(onS3)).toEqual({});
  });
});
