import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { videoAssets, videoRenditions } from '../database/schema/videos.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { hasRemovedResources } from '../resources/removed-resources.ts';
import { folderOfVideo, sourceKeyOf } from './video-blobs.ts';

/*
 * A version that is taken off its lesson, or whose lesson is deleted, cannot be watched from that moment, and its files
 * are removed at once: by the request that took it off, or else by the job that is enqueued with it. The hourly sweep
 * catches what both have missed.
 */

/** Takes all versions of a video off its lesson, or only those that were fetched from a link; answers their ids. */
export async function removeVersions(
  tx: Queryable,
  jobs: Pick<JobQueue, 'enqueue'>,
  { lessonId, only }: { readonly lessonId: string; readonly only?: 'fetched' },
): Promise<string[]> {
  const removed = await tx
    .update(videoAssets)
    .set({
      removedAt: sql`now()`,
      retiredAt: sql`coalesce(${videoAssets.retiredAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(videoAssets.lessonId, lessonId),
        only === undefined ? undefined : isNotNull(videoAssets.sourceUrl),
        isNull(videoAssets.removedAt),
      ),
    )
    .returning({ id: videoAssets.id });
  if (removed.length > 0) await jobs.enqueue(tx, 'maintenance.discard', {});
  return removed.map(({ id }) => id);
}

/** To be called after lessons were deleted, within the same transaction: their videos and resources go with them. */
export async function removeWithoutLesson(tx: Queryable, jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  const [one] = await tx
    .select({ id: videoAssets.id })
    .from(videoAssets)
    .where(isNull(videoAssets.lessonId))
    .limit(1);
  if (one !== undefined || (await hasRemovedResources(tx))) await jobs.enqueue(tx, 'maintenance.discard', {});
}

/** Removed, or without a lesson. */
export const isOff = sql`(${videoAssets.removedAt} is not null or ${videoAssets.lessonId} is null)`;

/** Something of it may still be in the store. */
const isKept = or(
  isNull(videoAssets.lessonId),
  isNotNull(videoAssets.sealedKey),
  isNotNull(videoAssets.sourceKey),
  isNotNull(videoAssets.sourceBytes),
);

/** Removes the files of versions that are off, of all or only of these; answers how many there were. */
export async function discardRemovedVideos(
  { db }: Pick<Database, 'db'>,
  blobs: BlobStore,
  ids?: readonly string[],
): Promise<number> {
  const off = await db
    .select({ id: videoAssets.id, lessonId: videoAssets.lessonId })
    .from(videoAssets)
    .where(and(isOff, isKept, ids === undefined ? undefined : inArray(videoAssets.id, [...ids])));
  const errors: unknown[] = [];
  for (const { id, lessonId } of off) {
    try {
      // The row last: after an interruption, the next run still knows what to remove.
      await discardFiles(blobs, id);
      if (lessonId === null) await db.delete(videoAssets).where(eq(videoAssets.id, id));
      else await forgetFiles(db, id);
    } catch (error) {
      // The others are still removed.
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return off.length;
}

export async function discardFiles(blobs: BlobStore, id: string): Promise<void> {
  await blobs.deletePrefix(folderOfVideo(id));
  await blobs.delete(sourceKeyOf(id));
}

/** The row stays for a day: its length tells whether the lesson's duration was filled in by us. */
async function forgetFiles(db: Database['db'], id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(videoRenditions).where(eq(videoRenditions.assetId, id));
    await tx
      .update(videoAssets)
      .set({ sealedKey: null, sourceKey: null, sourceBytes: null, posterKey: null })
      .where(eq(videoAssets.id, id));
  });
}
