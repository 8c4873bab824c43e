import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Renditions usually have a few times the bytes of their source; those of a forged source, a hundred times. */
const MOST_GROWTH = 8;

/**
 * What counts against a creator's quota: unfinished uploads at their announced size, zips of courses that wait to be imported, files of
 * lessons, and those of every version that
 * is kept, those too that were replaced and are still being watched. What was removed counts until its files are gone.
 * A version counts with the size of its source, which its creator knows, unless its renditions have outgrown that.
 */
export function storedBytesOf(userId: SQLWrapper): SQL {
  return sql`(
    (select coalesce(sum(bytes), 0) from uploads where user_id = ${userId}) +
    (select coalesce(sum(bytes), 0) from lesson_resources where created_by = ${userId}) +
    (select coalesce(sum(bytes), 0) from course_imports where user_id = ${userId} and state <> 'imported') +
    (select coalesce(sum(case when prepared > ${MOST_GROWTH}::int * source then prepared else source end), 0)
      from video_assets
      cross join lateral (
        select
          coalesce(video_assets.source_bytes, 0) as source,
          coalesce(video_assets.duration_seconds * sum(average_bandwidth) / 8, 0)::bigint as prepared
        from video_renditions where asset_id = video_assets.id) as files
      where created_by = ${userId}))`;
}

export async function creatorStorageBytes(tx: Queryable, userId: string): Promise<number> {
  const used = storedBytesOf(sql`${userId}::uuid`);
  const { rows } = await tx.execute<{ used: string }>(sql`select ${used} as used`);
  return Number(rows[0]?.used ?? 0);
}
