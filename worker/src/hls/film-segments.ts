import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { segmentKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { type ListedSegment, readPlaylist } from './playlist.ts';
import { decryptSegment } from './segment-encryption.ts';

/** A film cannot be read: its playlist or a segment is missing, or no key opens it. */
export class FilmUnreadableError extends Error {
  override readonly name = 'FilmUnreadableError';
}

/** A rendition as it lies in the store, and what opens it. */
export interface StoredFilm {
  readonly assetId: string;
  readonly height: number;
  readonly playlistKey: string;
  readonly contentKey: Buffer;
}

export async function listFilmSegments(
  blobs: Pick<BlobStore, 'get'>,
  { playlistKey }: StoredFilm,
): Promise<ListedSegment[]> {
  const opened = await blobs.get(playlistKey);
  const segments = opened === null ? null : readPlaylist((await buffer(opened.stream)).toString('utf8'));
  if (segments === null) throw new FilmUnreadableError('The playlist is missing or damaged.');
  return segments;
}

/** The segment of this number, decrypted: it lies so in memory alone. */
export async function readFilmSegment(
  blobs: Pick<BlobStore, 'get'>,
  { assetId, height, contentKey }: StoredFilm,
  file: string,
  index: number,
): Promise<Buffer> {
  const opened = await blobs.get(segmentKeyOf(assetId, height, file));
  if (opened === null) throw new FilmUnreadableError(`Segment ${index} is missing.`);
  const bytes = await buffer(opened.stream);
  try {
    return decryptSegment(bytes, contentKey, index);
  } catch (error) {
    throw new FilmUnreadableError(`Segment ${index} cannot be decrypted.`, { cause: error });
  }
}
