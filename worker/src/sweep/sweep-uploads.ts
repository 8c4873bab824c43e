import path from 'node:path';
import type { UploadStore } from '@academy/platform/blobs/upload-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { uploads } from '@academy/platform/database/schema/videos.ts';
import { lt } from 'drizzle-orm';

/** An upload that did not go on for so long never will: its bytes are worth more as free space. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/**
 * Removes the uploads that were abandoned, and stored bytes that belong to no upload. The row goes first: without it an
 * upload that is being removed cannot go on.
 */
export async function removeAbandonedUploads(
  { db }: Database,
  uploadStore: UploadStore,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const abandoned = await db
    .delete(uploads)
    .where(lt(uploads.updatedAt, before))
    .returning({ id: uploads.id });
  const known = new Set((await db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id));
  const gone = new Set(abandoned.map(({ id }) => id));

  for await (const { id, modifiedMs } of uploadStore.list()) {
    // Earlier versions kept a file beside an upload, with its id and an extension.
    const uploadId = path.parse(id).name;
    // Bytes may come before their row.
    const isYoung = !gone.has(uploadId) && modifiedMs >= before.getTime();
    if (!known.has(uploadId) && !isYoung) await uploadStore.remove(id);
  }
  return abandoned.length;
}
