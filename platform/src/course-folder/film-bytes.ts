import { createDecipheriv, createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Queryable } from '../database/connect.ts';
import { filmCopies } from '../database/schema/course-folders.ts';
import type { Secrets } from '../secrets.ts';
import { findContentKey } from '../videos/content-key.ts';
import { playlistKeyOf, SEGMENT_NAME, segmentKeyOf } from '../videos/video-blobs.ts';
import type { StoredFilm } from './stored-course.ts';

/*
 * A film as a file. The file that was uploaded is kept until all renditions are there; from then on the best rendition is
 * what there is, and its segments, opened and put one behind the other, are a transport stream that every program plays.
 */

export interface FilmStore {
  readonly db: Queryable;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly secrets: Secrets;
}

const KNOWN = /\.(?:mp4|m4v|mov|mkv|webm|avi|ts|mts|m2ts|mpg|mpeg|flv|wmv|asf|ogg|ogv|3gp)$/;

/** With its dot; null for a film of which there is nothing to write yet. */
export function filmExtension({ sourceKey, sourceName, bestHeight, sealedKey }: StoredFilm): string | null {
  if (sourceKey !== null) return KNOWN.exec((sourceName ?? '').toLowerCase())?.[0] ?? '.mp4';
  return bestHeight !== null && sealedKey !== null ? '.ts' : null;
}

/** Its bytes; when the last was read, the database knows them as a copy of this film. */
export async function openFilm(store: FilmStore, film: StoredFilm): Promise<Readable> {
  return Readable.from(remembered(store, film, await openBytes(store, film)), { objectMode: false });
}

async function openBytes({ blobs, secrets }: FilmStore, film: StoredFilm): Promise<AsyncIterable<Buffer>> {
  if (film.sourceKey !== null) {
    const source = await blobs.get(film.sourceKey);
    if (source !== null) return source.stream;
  }
  const { id, bestHeight, sealedKey } = film;
  const key = sealedKey === null ? null : findContentKey(secrets, id, sealedKey);
  const playlist = bestHeight === null ? null : await blobs.get(playlistKeyOf(id, bestHeight));
  if (key === null || playlist === null || bestHeight === null) throw new Error(`The film ${id} is gone.`);
  const names = (await text(playlist.stream)).split('\n').filter((line) => SEGMENT_NAME.test(line.trim()));
  return opened(
    blobs,
    names.map((name) => segmentKeyOf(id, bestHeight, name.trim())),
    key,
  );
}

/** As a player does it: AES-128 in CBC, with the segment's number for an IV. */
async function* opened(
  blobs: FilmStore['blobs'],
  segments: readonly string[],
  key: Buffer,
): AsyncGenerator<Buffer> {
  for (const [number, segment] of segments.entries()) {
    const blob = await blobs.get(segment);
    if (blob === null) throw new Error(`The segment ${segment} is gone.`);
    const iv = Buffer.alloc(16);
    iv.writeUInt32BE(number, 12);
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    for await (const chunk of blob.stream as AsyncIterable<Buffer>) yield decipher.update(chunk);
    yield decipher.final();
  }
}

async function* remembered(
  { db }: FilmStore,
  { id: assetId }: StoredFilm,
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  await db
    .insert(filmCopies)
    .values({ assetId, sha256: hash.digest('hex') })
    .onConflictDoNothing();
}
