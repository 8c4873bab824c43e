import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { lessonResources } from '../database/schema/resources.ts';

/*
 * A resource that is taken off its lesson, or whose lesson is deleted, has no lesson from that moment: nobody can fetch it.
 * Its file is removed at once, by the request that took it off or else by the job of removed videos, and the row goes last:
 * after an interruption, the next run still knows what to remove.
 */

export async function hasRemovedResources(tx: Queryable): Promise<boolean> {
  const [one] = await tx
    .select({ id: lessonResources.id })
    .from(lessonResources)
    .where(isNull(lessonResources.lessonId))
    .limit(1);
  return one !== undefined;
}

/** Removes the files of all resources without a lesson, or only of these; answers how many there were. */
export async function discardRemovedResources(
  { db }: Pick<Database, 'db'>,
  blobs: BlobStore,
  ids?: readonly string[],
): Promise<number> {
  const removed = await db
    .select({ id: lessonResources.id, sourceKey: lessonResources.sourceKey })
    .from(lessonResources)
    .where(
      and(
        isNull(lessonResources.lessonId),
        ids === undefined ? undefined : inArray(lessonResources.id, [...ids]),
      ),
    );
  const errors: unknown[] = [];
  for (const { id, sourceKey } of removed) {
    try {
      if (sourceKey !== null) await blobs.delete(sourceKey);
      await db.delete(lessonResources).where(eq(lessonResources.id, id));
    } catch (error) {
      // The others are still removed.
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return removed.length;
}
