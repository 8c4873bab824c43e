import { inject } from 'vitest';
import type { StorageConfig } from '../blobs/open-stores.ts';
import { createTestBucket } from './test-bucket.ts';

/** Files in a data folder. */
export function onDisk(dataDir: string): StorageConfig {
  return { dataDir, s3: null, moveBlobs: null };
}

/** Which store the tests of this run are about: some of them run once on each. */
export const isOnS3 = () => inject('storage') === 's3';

/** Files in a data folder, or in a bucket of its own. */
export async function createTestStorage(dataDir: string): Promise<StorageConfig> {
  return isOnS3() ? { ...onDisk(dataDir), s3: await createTestBucket() } : onDisk(dataDir);
}
