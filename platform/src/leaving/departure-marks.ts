/**
 * Which accounts were deleted, kept with the files and not in the database: a database that is restored to an earlier day has an
 * account again, and the next sweep deletes it again. A mark is named by a digest of the account's id, and is empty: it tells an id
 * that is known already from others, and nothing to who has none.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Queryable } from '../database/connect.ts';

const folder = 'departures';
const DAY_MS = 24 * 3_600_000;
/** Longer than anybody should keep a backup; see docs/operations.md. */
const KEPT_MS = 2 * 366 * DAY_MS;

export async function markDeparture(blobs: BlobStore, userId: string): Promise<void> {
  const digest = createHash('sha256').update(userId.toLowerCase()).digest('hex');
  // Some stores take no file without a byte.
  await blobs.put(`${folder}/${digest}`, Buffer.from('\n'));
}

/** The accounts that are here although they were deleted. Marks that have served their time are removed. */
export async function findReturned(db: Queryable, blobs: BlobStore, now: Date): Promise<string[]> {
  const digests: string[] = [];
  for await (const { key, modifiedMs } of blobs.list(folder)) {
    if (modifiedMs < now.getTime() - KEPT_MS) await blobs.delete(key);
    else digests.push(key.slice(folder.length + 1));
  }
  if (digests.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users where encode(sha256(id::text::bytea), 'hex') = any (${sql.param(digests)}::text[])`);
  return rows.map(({ id }) => id);
}
