import { openStores, type StorageConfig, type Stores } from '../blobs/open-stores.ts';
import { BackupError } from './backup-error.ts';
import type { RestoreTarget } from './restore-target.ts';

/** As long as it is there, a restore is under way or was cut short: all that is in the bucket was put there by it. */
const MARK = 'restore-under-way';

const ofNoConcern: RestoreTarget = { complete: async () => undefined, abandon: async () => undefined };

/** Takes possession of an empty bucket, or of what an earlier restore has left in one. A data folder is claimed elsewhere. */
export async function claimBucket(config: StorageConfig): Promise<RestoreTarget> {
  if (config.s3 === null) return ofNoConcern;
  const stores = await openStores(config);
  const { blobs } = stores;
  const isUnfinished = (await blobs.head(MARK)) !== null;
  if (!isUnfinished) await assertEmptyBucket(stores);
  await blobs.put(MARK, Buffer.from('A backup is being restored into this bucket.\n'));
  if (isUnfinished) await emptyBucket(stores);
  const unmark = () => blobs.delete(MARK);
  return {
    complete: unmark,
    async abandon() {
      await emptyBucket(stores);
      await unmark();
    },
  };
}

async function assertEmptyBucket({ blobs }: Stores): Promise<void> {
  for await (const { key } of blobs.list('')) {
    throw new BackupError(
      `${blobs.location()} is not empty (it has ${key}): a backup is restored into an empty one. Set S3_BUCKET to another.`,
    );
  }
}

/** All but the mark, which goes last. */
async function emptyBucket({ blobs, uploadStore }: Stores): Promise<void> {
  for await (const { key } of blobs.list('')) {
    if (key !== MARK) await blobs.delete(key);
  }
  for await (const { id } of uploadStore.list()) await uploadStore.remove(id);
}
