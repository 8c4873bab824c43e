import path from 'node:path';
import type { Config } from '../config.ts';
import { VIDEOS } from '../videos/video-blobs.ts';
import type { BlobStore } from './blob-store.ts';
import { DiskBlobStore } from './disk-blob-store.ts';

/** The store of this academy: a folder of the data folder. */
export function openBlobStore(config: Pick<Config, 'dataDir'>): BlobStore {
  return new DiskBlobStore(path.join(config.dataDir, 'blobs'), { openFolder: VIDEOS });
}
