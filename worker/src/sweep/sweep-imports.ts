import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { courseImports } from '@academy/platform/database/schema/course-folders.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { and, eq, lt, ne } from 'drizzle-orm';

const DAY_MS = 24 * 3_600_000;

/** Zips of courses that nobody went on with for a day, and the rows of those that are imported. */
export async function removeOldImports({ db }: Database, blobs: BlobStore, now: Date): Promise<number> {
  const old = await db
    .select({ id: courseImports.id })
    .from(courseImports)
    .where(
      and(
        lt(courseImports.updatedAt, new Date(now.getTime() - DAY_MS)),
        ne(courseImports.state, 'importing'),
      ),
    );
  for (const { id } of old) {
    // The row last: interrupted in between, the next sweep still knows what to remove.
    await blobs.delete(sourceKeyOf(id));
    await db.delete(courseImports).where(eq(courseImports.id, id));
  }
  return old.length;
}
