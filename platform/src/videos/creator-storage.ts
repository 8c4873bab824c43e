import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/**
 * What counts against a creator's quota: unfinished uploads at their announced size, and the files of every version that
 * is kept, those too that were replaced and are still being watched. What was removed counts until its files are gone.
 */
export async function creatorStorageBytes(tx: Queryable, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ used: string }>(sql`
    select
      (select coalesce(sum(bytes), 0) from uploads where user_id = ${userId}::uuid) +
      (select coalesce(sum(source_bytes), 0) from video_assets where created_by = ${userId}::uuid) as used`);
  return Number(rows[0]?.used ?? 0);
}
