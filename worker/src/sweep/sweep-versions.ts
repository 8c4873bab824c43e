import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { discardFiles, discardRemovedVideos } from '@academy/platform/videos/removed-videos.ts';
import { hasOpenJob, unfinishedVersions } from '@academy/platform/videos/video-versions.ts';
import { eq, lt } from 'drizzle-orm';

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
