import path from 'node:path';
import type { S3Settings } from '../config/s3-settings.ts';
import type { Config } from '../config.ts';
import { sourceKeyOf, VIDEOS } from '../videos/video-blobs.ts';
import type { BlobStore } from './blob-store.ts';
import { DiskBlobStore } from './disk-blob-store.ts';
import { DiskUploadStore } from './disk-upload-store.ts';
import { MovingBlobStore, MovingUploadStore } from './moving-stores.ts';
import type { UploadStore } from './upload-store.ts';

/** The settings that say where the academy keeps its files. */
export type StorageConfig = Pick<Config, 'dataDir' | 's3' | 'moveBlobs'>;

export interface Stores {
  readonly blobs: BlobStore;
  /** A finished upload becomes the source of the video with the same id. */
  readonly uploadStore: UploadStore;
}

export async function openStores(config: StorageConfig): Promise<Stores> {
  const { dataDir, s3, moveBlobs } = config;
  if (s3 === null) return openDiskStores(dataDir);
  const stores = { disk: openDiskStores(dataDir), s3: await openS3Stores(s3) };
  if (moveBlobs === null) return stores.s3;
  const [next, previous] = moveBlobs === 'to-s3' ? [stores.s3, stores.disk] : [stores.disk, stores.s3];
  return {
    blobs: new MovingBlobStore(next.blobs, previous.blobs),
    uploadStore: new MovingUploadStore(next.uploadStore, previous.uploadStore),
  };
}

function openDiskStores(dataDir: string): Stores {
  const blobs = new DiskBlobStore(path.join(dataDir, 'blobs'), { openFolder: VIDEOS });
  const uploads = path.join(dataDir, 'uploads');
  return { blobs, uploadStore: new DiskUploadStore(uploads, { blobs, keyOf: sourceKeyOf }) };
}

/** An academy on a disk does not load what speaks to S3. */
async function openS3Stores(s3: S3Settings): Promise<Stores> {
  const { openS3Stores } = await import('./s3/open-s3-stores.ts');
  return openS3Stores(s3, sourceKeyOf);
}
