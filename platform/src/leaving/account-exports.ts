/** The files with all that the academy has of a person: where they lie, and when they go. */
import { exportKeptDays } from '@academy/contract/account-exports/account-export-limits.ts';
import { inArray, sql } from 'drizzle-orm';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database } from '../database/connect.ts';
import { accountExports } from '../database/schema/leaving.ts';
import { isId } from '../ids.ts';

const folder = 'exports';
const DAY_MS = 24 * 3_600_000;
export const exportKeptMs = exportKeptDays * DAY_MS;

export function exportKeyOf(exportId: string): string {
  return `${folder}/${exportId}.zip`;
}

/** Removes those whose week is over, and files that no row names, which a crash or a deleted account left. */
export async function removeOldExports(
  { db }: Pick<Database, 'db'>,
  blobs: BlobStore,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - exportKeptMs);
  // One that was never finished has lost its job.
  const old = await db
    .delete(accountExports)
    .where(sql`coalesce(${accountExports.finishedAt}, ${accountExports.askedAt}) < ${before.toISOString()}`)
    .returning({ id: accountExports.id });
  const stored: { id: string; modifiedMs: number }[] = [];
  for await (const { key, modifiedMs } of blobs.list(folder)) {
    stored.push({ id: key.slice(folder.length + 1).replace(/\.zip$/, ''), modifiedMs });
  }
  const ids = stored.map(({ id }) => id).filter(isId);
  const rows = await db
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(inArray(accountExports.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  const orphans = stored.filter(({ id }) => !known.has(id));
  for (const { id } of orphans) await blobs.delete(exportKeyOf(id));
  return old.length;
}
