import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import {
  folderOfRendition,
  playlistKeyOf,
  SEGMENT_NAME,
  segmentKeyOf,
} from '@academy/platform/videos/video-blobs.ts';
import type { EncodedRendition } from '../ffmpeg/encode-renditions.ts';

/** Each put waits for the disk or the network; a few at once wait together. */
const AT_ONCE = 4;

/**
 * Puts the files of a rendition into the store, in place of what an interrupted attempt left there. Nobody is told of
 * them before the rendition has its row.
 */
export async function publishRendition(
  blobs: BlobStore,
  assetId: string,
  { height, folder }: Pick<EncodedRendition, 'height' | 'folder'>,
  signal: AbortSignal,
): Promise<void> {
  const segments = (await readdir(folder)).filter((name) => SEGMENT_NAME.test(name)).sort();
  const playlistKey = playlistKeyOf(assetId, height);
  const kept = new Set([playlistKey, ...segments.map((name) => segmentKeyOf(assetId, height, name))]);

  const waiting = segments.values();
  const putAll = async () => {
    for (const name of waiting) {
      signal.throwIfAborted();
      await blobs.putFile(segmentKeyOf(assetId, height, name), path.join(folder, name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, putAll));
  await blobs.putFile(playlistKey, path.join(folder, 'index.m3u8'));

  for await (const { key } of blobs.list(folderOfRendition(assetId, height))) {
    if (!kept.has(key)) await blobs.delete(key);
  }
}
