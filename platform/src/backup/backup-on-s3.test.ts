import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStores, type StorageConfig, type Stores } from '../blobs/open-stores.ts';
import { systemClock } from '../clock.ts';
import { newId } from '../ids.ts';
import { silentLog } from '../log.ts';
import { fixedSecrets } from '../secrets.ts';
import { isCephInstalled } from '../testing/ceph-on-demand.ts';
import { createTestBucket } from '../testing/test-bucket.ts';
import { addressesOf, createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { onDisk } from '../testing/test-storage.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { createSmallAcademy, type SmallAcademy, smallSecret } from './testing/small-academy.ts';

const disk = async (dataDir: string) => onDisk(dataDir);
const bucket = async (dataDir: string) => ({ ...onDisk(dataDir), s3: await createTestBucket() });

async function blobsIn({ blobs }: Stores): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { key } of blobs.list('')) {
    const blob = await blobs.get(key);
    if (blob !== null) found[key] = await text(blob.stream);
  }
  return found;
}

async function isEmpty(storage: StorageConfig): Promise<boolean> {
  const stores = await openStores(storage);
  for await (const _ of stores.uploadStore.list()) return false;
  return Object.keys(await blobsIn(stores)).length === 0;
}

describe.skipIf(!isCephInstalled)('a backup', () => {
  let onS3: SmallAcademy;
  let onTheDisk: SmallAcademy;
  const opened: TestDatabase[] = [];
  beforeAll(async () => {
    onS3 = await createSmallAcademy(bucket);
    onTheDisk = await createSmallAcademy(disk);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.drop()));
  });
  afterAll(async () => {
    await onS3.close();
    await onTheDisk.close();
  });

  async function backup({ folder: place, storage, test }: SmallAcademy) {
    const folder = path.join(place, newId());
    const made = await makeBackup({
      ...{ connectionString: test.directUrl, config: storage, secrets: fixedSecrets(smallSecret) },
      ...{ includeSecret: true, verify: false, replaceOther: false, folder, clock: systemClock },
      onProgress: () => undefined,
    });
    return { folder, made };
  }

  async function restore(folder: string, storage: StorageConfig) {
    const database = await createEmptyDatabase();
    opened.push(database);
    await restoreBackup({
      ...{ folder, log: silentLog, onProgress: () => undefined },
      config: {
        ...{ ...storage, ...addressesOf(database) },
        ...{ postgresSettings: [], secret: null, oldSecrets: [] },
      },
    });
    return openStores(storage);
  }

  it.each([
    ['from S3 to a disk', () => onS3, disk],
    ['from S3 to S3', () => onS3, bucket],
    ['from a disk to S3', () => onTheDisk, bucket],
  ])('brings all files and uploads %s', async (_name, from, to) => {
    const academy = from();
    const { folder, made } = await backup(academy);
    expect(made).toMatchObject({ lostFiles: 0, unreadableUploads: 0 });
    const restored = await restore(folder, await to(path.join(academy.folder, newId())));
    expect(await blobsIn(restored)).toEqual(await blobsIn(academy));
    expect(await restored.uploadStore.size(academy.uploadId)).toBe('the first half'.length);
    expect((await backup(academy)).made.copiedFiles).toBe(made.copiedFiles);
  });

  it('of a bucket copies once what has not changed', async () => {
    const { folder, made } = await backup(onS3);
    expect(made.copiedFiles).toBe(made.manifest.files.count);
    const again = await makeBackup({
      ...{ connectionString: onS3.test.directUrl, config: onS3.storage, folder },
      ...{ secrets: fixedSecrets(smallSecret), includeSecret: true, verify: true, replaceOther: false },
      ...{ clock: systemClock, onProgress: () => undefined },
    });
    // The upload, which belongs to each backup alone.
    expect(again.copiedFiles).toBe(1);
  });

  it('leaves out an upload that S3 cannot read yet, and says so', async () => {
    const { uploadStore, uploadId } = onS3;
    const part = Buffer.alloc(8 * 1024 * 1024);
    await uploadStore.append(uploadId, 'the first half'.length, Readable.from([part]));
    const { made } = await backup(onS3);
    expect(made).toMatchObject({ lostFiles: 0, unreadableUploads: 1 });
    await uploadStore.put(uploadId, Buffer.from('the first half'));
  });

  it('is restored into an empty bucket alone', async () => {
    const { folder } = await backup(onTheDisk);
    const storage = { ...onDisk(path.join(onTheDisk.folder, newId())), s3: onS3.storage.s3 };
    const before = await blobsIn(onS3);
    await expect(restore(folder, storage)).rejects.toThrow(/^the bucket .* is not empty \(it has covers\//);
    expect(await blobsIn(onS3)).toEqual(before);
  });

  it('that cannot be restored leaves the bucket empty, also what an earlier one had left there', async () => {
    const { folder } = await backup(onTheDisk);
    const storage = await bucket(path.join(onTheDisk.folder, newId()));
    const { blobs } = await openStores(storage);
    await blobs.put('restore-under-way', Buffer.from('cut short'));
    await blobs.put('videos/half', Buffer.from('half'));
    const interrupted = restoreBackup({
      ...{ folder, log: silentLog },
      onProgress: ({ step }) => {
        if (step === 'table') throw new Error('stopped here');
      },
      config: {
        ...{ ...storage, ...addressesOf(await newDatabase()) },
        ...{ postgresSettings: [], secret: null, oldSecrets: [] },
      },
    });
    await expect(interrupted).rejects.toThrow('stopped here');
    expect(await isEmpty(storage)).toBe(true);
  });

  async function newDatabase(): Promise<TestDatabase> {
    const database = await createEmptyDatabase();
    opened.push(database);
    return database;
  }
});
