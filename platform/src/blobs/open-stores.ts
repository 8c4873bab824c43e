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
  const { dataDir, s3 } = config;
  const moving = await openMovingStores(config);
  if (moving === null) return s3 === null ? openDiskStores(dataDir) : openS3Stores(s3);
  const { from, to } = moving;
  return {
    blobs: new MovingBlobStore(to.blobs, from.blobs),
    uploadStore: new MovingUploadStore(to.uploadStore, from.uploadStore),
  };
}

/** Both stores of an academy whose files are moving; null when they stay. */
export async function openMovingStores({
  dataDir,
  s3,
  moveBlobs,
}: StorageConfig): Promise<{ readonly from: Stores; readonly to: Stores } | null> {
  if (s3 === null || moveBlobs === null) return null;
  const [disk, bucket] = [openDiskStores(dataDir), await openS3Stores(s3)];
  return moveBlobs === 'to-s3' ? { from: disk, to: bucket } : { from: bucket, to: disk };
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
