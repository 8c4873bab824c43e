import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { sql } from 'drizzle-orm';

const DAY_MS = 24 * 3_600_000;

/** The covers of courses that are gone, where the one who deleted them was interrupted. */
export async function removeOrphanedCovers({ db }: Database, blobs: BlobStore, now: Date): Promise<number> {
  const ids = new Set<string>();
  for await (const { key, modifiedMs } of blobs.list('covers')) {
    const id = key.split('/')[1] ?? '';
    if (isId(id) && modifiedMs < now.getTime() - DAY_MS) ids.add(id);
  }
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from unnest(${sql.param([...ids])}::uuid[]) as given (id)
    where not exists (select from courses where courses.id = given.id)`);
  for (const { id } of rows) await blobs.deletePrefix(`covers/${id}`);
  return rows.length;
}
