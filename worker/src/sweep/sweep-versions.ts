import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { unfinishedVersions } from '@academy/platform/videos/unfinished-versions.ts';
import { folderOfVideo, sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq, isNull, lt, or } from 'drizzle-orm';
import { hasOpenJob } from '../videos/open-jobs.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than the pauses between attempts, and than the time until a dead worker is noticed. */
const FORGOTTEN_AFTER_MS = 3_600_000;

/**
 * Removes the versions that nobody can watch any more: of lessons that are gone, and those that were replaced or
 * removed a day ago, because a student may still be watching one that was replaced.
 */
export async function removeOldVersions({ db }: Database, blobs: BlobStore, now: Date): Promise<number> {
  const old = await db
    .select({ id: videoAssets.id })
    .from(videoAssets)
    .where(or(isNull(videoAssets.lessonId), lt(videoAssets.retiredAt, new Date(now.getTime() - DAY_MS))));
  for (const { id } of old) {
    // The row last: interrupted in between, the next sweep still knows what to remove.
    await blobs.deletePrefix(folderOfVideo(id));
    await blobs.delete(sourceKeyOf(id));
    await db.delete(videoAssets).where(eq(videoAssets.id, id));
  }
  return old.length;
}

/**
 * Gives those versions a job again that are waiting for one that is not there: the queue forgets what waited in it for
 * weeks, as it may where there was no ffmpeg.
 */
export async function reviveForgottenVersions(
  { db }: Database,
  jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>,
  now: Date,
): Promise<number> {
  const quiet = await unfinishedVersions(db, new Date(now.getTime() - FORGOTTEN_AFTER_MS));
  let revived = 0;
  for (const { id, nextJob } of quiet) {
    if (await hasOpenJob(jobs, id)) continue;
    await jobs.enqueue(db, nextJob, { assetId: id });
    revived += 1;
  }
  return revived;
}
