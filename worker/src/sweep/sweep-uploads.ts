import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@academy/platform/database/connect.ts';
import { uploads } from '@academy/platform/database/schema/videos.ts';
import { lt } from 'drizzle-orm';

/** Whoever has not gone on with an upload for so long will not: its bytes are worth more as free space. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/**
 * Removes the uploads that nobody goes on with, and files of the upload folder that no upload knows. The row first:
 * from then on nobody can go on with what is being removed.
 */
export async function removeAbandonedUploads({ db }: Database, dataDir: string, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const abandoned = await db
    .delete(uploads)
    .where(lt(uploads.updatedAt, before))
    .returning({ id: uploads.id });
  const known = new Set((await db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id));
  const gone = new Set(abandoned.map(({ id }) => id));

  const folder = path.join(dataDir, 'uploads');
  for (const name of await readdir(folder).catch(() => [])) {
    const id = path.parse(name).name;
    if (known.has(id)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    // A file may come before its row.
    if (found === null || (!gone.has(id) && found.mtime >= before)) continue;
    await rm(file, { recursive: true, force: true });
  }
  return abandoned.length;
}
