import path from 'node:path';
import type { Config } from '../config.ts';
import { sourceKeyOf, VIDEOS } from '../videos/video-blobs.ts';
import type { BlobStore } from './blob-store.ts';
import { DiskBlobStore } from './disk-blob-store.ts';
import { DiskUploadStore } from './disk-upload-store.ts';
import type { UploadStore } from './upload-store.ts';

/** The settings that say where the academy keeps its files. */
export type StorageConfig = Pick<Config, 'dataDir'>;

export function openBlobStore({ dataDir }: StorageConfig): BlobStore {
  return new DiskBlobStore(path.join(dataDir, 'blobs'), { openFolder: VIDEOS });
}

/** A finished upload becomes the source of the video with the same id. */
export function openUploadStore({ dataDir }: StorageConfig, blobs: BlobStore): UploadStore {
  return new DiskUploadStore(path.join(dataDir, 'uploads'), { blobs, keyOf: sourceKeyOf });
}
