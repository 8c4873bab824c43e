import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentKeyPath, segmentPath } from '@academy/contract/videos/stream-paths.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { KEY_PLACEHOLDER, SEGMENT_NAME } from '@academy/platform/videos/video-blobs.ts';
import { ByteCache } from '../../http/byte-cache.ts';
import { readBlob } from '../../http/deliver-blob.ts';

const compress = promisify(gzip);

const limits = { maxBytes: 16 * 1024 * 1024, maxLoads: Number.POSITIVE_INFINITY };
/** Ten hours of video make less than 2 MB. */
const maxStoredBytes = 4 * 1024 * 1024;
/** What leaves in the first round trip of a connection anyway is no quicker when it is smaller. */
const minBytesToCompress = 14 * 1024;

export interface VariantAddress {
  readonly lessonId: string;
  readonly version: string;
  readonly height: number;
  /** Where segments are fetched from; null: from where the playlist is. */
  readonly mediaOrigin: string | null;
}

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
 * The playlists of renditions, with addresses. They say the same to every reader, so they are made once. An hour of
 * video is 90 kB of addresses that differ in a digit: on a slow line most of a second, compressed nothing.
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

/** A stored playlist with addresses instead of file names. Anything else in it is a mistake of ours, and throws. */
export function variantPlaylist(stored: string, address: VariantAddress): string {
  return stored
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith('#EXT-X-KEY:')) return withKeyAddress(line, address);
      return line === '' || line.startsWith('#') ? line : segmentAddress(line, address);
    })
    .join('\n');
}

function withKeyAddress(line: string, { lessonId, version }: VariantAddress): string {
  const named = `URI="${KEY_PLACEHOLDER}"`;
  if (!line.includes(named))
    throw new Error('A stored playlist names a key that is not the key of its video.');
  return line.replace(named, `URI="${contentKeyPath(lessonId, version)}"`);
}

function segmentAddress(line: string, { version, height, mediaOrigin }: VariantAddress): string {
  if (!SEGMENT_NAME.test(line)) throw new Error('A stored playlist names something that is no segment.');
  return `${mediaOrigin ?? ''}${segmentPath(version, height, line)}`;
}
