import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { asc, count, eq } from 'drizzle-orm';

/** A file of a sitemap may have 50,000 addresses; so many keep it below what is kept of an answer. */
export const pageSize = 2000;

export async function countPublished(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(courses).where(eq(courses.status, 'published'));
  return row?.count ?? 0;
}

/** `page`: from 1. */
export async function listPublished(db: Queryable, page: number): Promise<string[]> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.status, 'published'))
    .orderBy(asc(courses.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(({ id }) => id);
}
