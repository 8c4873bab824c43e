import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { isId } from '@academy/platform/ids.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { discardFiles, discardRemovedVideos } from '@academy/platform/videos/removed-videos.ts';
import { folderOfVideo, sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { hasOpenJob, unfinishedVersions } from '@academy/platform/videos/video-versions.ts';
import { eq, lt, sql } from 'drizzle-orm';

const DAY_MS = 24 * 3_600_000;
/** Longer than the pauses between attempts, and than the time until a dead worker is noticed. */
const FORGOTTEN_AFTER_MS = 3_600_000;

/**
 * Removes the versions that cannot be watched any more: those that were taken off and are still there for some reason,
 * and those that were replaced a day ago. Until then a student may still be watching them.
 */
export async function removeOldVersions(database: Database, blobs: BlobStore, now: Date): Promise<number> {
  const { db } = database;
  const discarded = await discardRemovedVideos(database, blobs);
  const old = await db
    .select({ id: videoAssets.id })
    .from(videoAssets)
    .where(lt(videoAssets.retiredAt, new Date(now.getTime() - DAY_MS)));
  for (const { id } of old) {
    // The row last: interrupted in between, the next sweep still knows what to remove.
    await discardFiles(blobs, id);
    await db.delete(videoAssets).where(eq(videoAssets.id, id));
  }
  return discarded + old.length;
}

/**
 * Enqueues a job for versions that wait for one that is not there: the queue drops jobs that waited for weeks, as they may
 * where there is no ffmpeg.
 */
export async function reviveForgottenVersions(
  { db }: Database,
  jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>,
  now: Date,
): Promise<number> {
  const quiet = await unfinishedVersions(db, new Date(now.getTime() - FORGOTTEN_AFTER_MS));
  let revived = 0;
  for (const { id, createdBy, nextJob } of quiet) {
    if (await hasOpenJob(jobs, id)) continue;
    await jobs.enqueue(db, nextJob, { assetId: id }, { onBehalfOf: createdBy });
    revived += 1;
  }
  return revived;
}

const IDS_AT_ONCE = 500;

/** Uploaded files that belong to no row, such as that of a video whose worker was killed when it was ready. */
export async function removeOrphanedSources(
  database: Database,
  blobs: BlobStore,
  now: Date,
): Promise<number> {
  const orphans = await orphansBelow('sources', database, blobs, now);
  for (const id of orphans) await blobs.delete(sourceKeyOf(id));
  return orphans.length;
}

/** The files of versions without a row, as a database leaves them that was restored to an earlier day. */
export async function removeOrphanedVideos(database: Database, blobs: BlobStore, now: Date): Promise<number> {
  const orphans = await orphansBelow('videos', database, blobs, now);
  for (const id of orphans) await blobs.deletePrefix(folderOfVideo(id));
  return orphans.length;
}

/**
 * A file is written before its row, so young ones are left alone: an id begins with the time when it was made. The id of an
 * upload is made when it begins, but its row exists until it is replaced by that of the version.
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
        and not exists (select 1 from lesson_resources where lesson_resources.id = given.id)
        and not exists (select 1 from course_imports where course_imports.id = given.id)
        and not exists (select 1 from uploads where uploads.id = given.id)`);
  return rows.map(({ id }) => id);
}

/** null when the id is of a kind that does not tell. */
function madeAtMs(id: string): number | null {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}
