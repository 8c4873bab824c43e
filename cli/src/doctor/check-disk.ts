import { mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { openStores, type StorageConfig, type Stores } from '@academy/platform/blobs/open-stores.ts';
import { ensureDataFolder } from '@academy/platform/data-folder.ts';
import { newId } from '@academy/platform/ids.ts';
import { RESERVED_BYTES } from '@academy/platform/reserved-space.ts';
import { readableSize } from '../backup/readable-size.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

const COMFORTABLE_BYTES = 10 * 1024 ** 3;

/** Whether files can be kept, and how many more. */
export async function checkDisk(config: StorageConfig): Promise<Finding[]> {
  const { dataDir } = config;
  const bucket = config.s3 === null ? [] : [await checkBucket(config)];
  if (!(await isFolder(dataDir))) {
    return [
      ...bucket,
      warning('files', `There is no data folder ${dataDir} yet`, 'The first start makes it.'),
    ];
  }
  const folder = config.s3 === null ? [await checkFolder(config)] : [];
  return [...bucket, ...folder, await checkRoom(dataDir)];
}

async function checkBucket(config: StorageConfig): Promise<Finding> {
  const stores = await openStores(config);
  try {
    await tryStore(stores);
    // Large files come in parts, which is a permission of its own.
    const upload = newId();
    await stores.uploadStore.create(upload);
    await stores.uploadStore.remove(upload);
    return good('files', `kept in ${stores.blobs.location()}, which can be written`);
  } catch (error) {
    return problem(
      'files',
      `cannot be kept in S3: ${reasonOf(error)}`,
      'Check the S3_ settings, that the bucket is there, and that its keys may read, write, list and delete in it.',
    );
  }
}

async function checkFolder(config: StorageConfig): Promise<Finding> {
  const { dataDir } = config;
  const stores = await openStores(config);
  const location = stores.blobs.location();
  try {
    await ensureDataFolder(dataDir);
    if (await isFolder(location)) await tryStore(stores);
    else await tryStoreAside(config);
    return good('files', `kept in ${location}, which can be written`);
  } catch (error) {
    return problem(
      'files',
      `cannot be written in ${dataDir}: ${reasonOf(error)}`,
      'Give the folder and all in it to the account that runs the academy, or set ACADEMY_DATA to another.',
    );
  }
}

/** Writes, reads, lists and removes: permissions alone do not say whether a store works. */
async function tryStore({ blobs }: Stores): Promise<void> {
  const key = `doctor/${newId()}`;
  await blobs.put(key, Buffer.from('ok'));
  const found = await blobs.head(key);
  // A backup has to list everything; the first one shows whether it can.
  for await (const _ of blobs.list('')) break;
  await blobs.delete(key);
  if (found?.size !== 2) throw new Error('what was written is not there');
}

/** A store that is not there yet stays so: a backup is only restored into an empty folder. */
async function tryStoreAside(config: StorageConfig): Promise<void> {
  const aside = await mkdtemp(path.join(config.dataDir, 'doctor-'));
  try {
    await tryStore(await openStores({ ...config, dataDir: aside }));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function checkRoom(dataDir: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${readableSize(free)} free of ${readableSize(blocks * bsize)}`;
  const advice = 'Make room, or move the data folder to a larger disk and set ACADEMY_DATA.';
  if (free < RESERVED_BYTES) return problem('disk', `${text}: uploads are refused`, advice);
  return free < COMFORTABLE_BYTES ? warning('disk', text, advice) : good('disk', text);
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
