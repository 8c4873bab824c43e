import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { ByteCache } from '../../http/byte-cache.ts';
import { readBlob } from '../../http/deliver-blob.ts';
import { type VariantAddress, variantPlaylist } from './variant-playlist.ts';

const compress = promisify(gzip);

const limits = { maxBytes: 16 * 1024 * 1024, maxLoads: Number.POSITIVE_INFINITY };
/** Ten hours of video make less than 2 MB. */
const maxStoredBytes = 4 * 1024 * 1024;
/** What leaves in the first round trip of a connection anyway is no quicker when it is smaller. */
const minBytesToCompress = 14 * 1024;

export interface SentPlaylist {
  readonly bytes: Buffer;
  readonly encoding: 'gzip' | null;
}

export type ReadVariantPlaylist = (
  key: string,
  address: VariantAddress,
  acceptEncoding: string | undefined,
) => Promise<SentPlaylist>;

/**
 * The playlists of renditions, with addresses. They say the same to everybody who may read them, so they are made
 * once. An hour of video is 90 kB of addresses that differ in a digit: on a slow line most of a second, compressed
 * nothing.
 */
export function createVariantPlaylists(blobs: BlobStore): ReadVariantPlaylist {
  const cache = new ByteCache(limits);

  const plain = async (key: string, address: VariantAddress): Promise<Buffer> => {
    const bytes = await cache.get(key, async () => {
      const stored = await readBlob(blobs, key, maxStoredBytes);
      return stored === null ? null : Buffer.from(variantPlaylist(stored.toString(), address));
    });
    if (bytes === null) throw new Error(`The store has no playlist at ${key}, though the database names it.`);
    return bytes;
  };

  return async (key, address, acceptEncoding = '') => {
    const bytes = await plain(key, address);
    if (bytes.length < minBytesToCompress || !/\bgzip\b/.test(acceptEncoding))
      return { bytes, encoding: null };
    const compressed = await cache.get(`${key} gzip`, () => compress(bytes));
    return compressed === null ? { bytes, encoding: null } : { bytes: compressed, encoding: 'gzip' };
  };
}
