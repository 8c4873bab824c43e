import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { folderOfVideo, sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { sql } from 'drizzle-orm';

const DAY_MS = 24 * 3_600_000;
const IDS_AT_ONCE = 500;

/** The sources that belong to nothing: of videos that were ready when their worker was killed, for one. */
export async function removeOrphanedSources(
  database: Database,
  blobs: BlobStore,
  now: Date,
): Promise<number> {
  const orphans = await orphansBelow('sources', database, blobs, now);
  for (const id of orphans) await blobs.delete(sourceKeyOf(id));
  return orphans.length;
}

/** The files of versions that have no row, as a database leaves them that was put back to an earlier day. */
export async function removeOrphanedVideos(database: Database, blobs: BlobStore, now: Date): Promise<number> {
  const orphans = await orphansBelow('videos', database, blobs, now);
  for (const id of orphans) await blobs.deletePrefix(folderOfVideo(id));
  return orphans.length;
}

/**
 * A file comes before its row, so that young ones are left alone: an id begins with the time when it was made. That of
 * an upload is made when it begins, but then its row is there until the version's takes its place.
 */
async function orphansBelow(
  folder: string,
  database: Database,
  blobs: BlobStore,
  now: Date,
): Promise<string[]> {
  const ids = new Set<string>();
  for await (const { key } of blobs.list(folder)) {
    const id = key.split('/')[1] ?? '';
    if (isId(id) && (madeAtMs(id) ?? Number.POSITIVE_INFINITY) < now.getTime() - DAY_MS) ids.add(id);
  }
  const orphans: string[] = [];
  const all = [...ids];
  for (let from = 0; from < all.length; from += IDS_AT_ONCE) {
    orphans.push(...(await withoutRow(database, all.slice(from, from + IDS_AT_ONCE))));
  }
  return orphans;
}

async function withoutRow({ db }: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from unnest(${sql.param(ids)}::uuid[]) as given (id)
      where not exists (select 1 from video_assets where video_assets.id = given.id)
        and not exists (select 1 from uploads where uploads.id = given.id)`);
  return rows.map(({ id }) => id);
}

/** null when the id is of a kind that does not tell. */
function madeAtMs(id: string): number | null {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}
