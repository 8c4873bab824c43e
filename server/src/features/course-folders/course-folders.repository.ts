import type { Queryable } from '@academy/platform/database/connect.ts';
import { courseImports } from '@academy/platform/database/schema/course-folders.ts';
import { isId } from '@academy/platform/ids.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';

export async function findImport(db: Queryable, importId: string) {
  if (!isId(importId)) return undefined;
  const [found] = await db.select().from(courseImports).where(eq(courseImports.id, importId));
  return found;
}

/** Undefined when it is being imported, or was. One that failed may be tried again. */
export async function beginImport(
  tx: Queryable,
  importId: string,
  values: { readonly courseId: string | null; readonly agreedTo: string },
) {
  const [begun] = await tx
    .update(courseImports)
    .set({ ...values, state: 'importing', problems: [], updatedAt: sql`now()` })
    .where(and(eq(courseImports.id, importId), inArray(courseImports.state, ['uploaded', 'failed'])))
    .returning();
  return begun;
}

export async function deleteImport(db: Queryable, importId: string): Promise<void> {
  await db.delete(courseImports).where(eq(courseImports.id, importId));
}

/** Courses of this author that the folder is a copy of: nobody else's are looked at. */
export async function listCopies(db: Queryable, authorId: string, folderId: string | null) {
  if (folderId === null) return [];
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select id, title from courses where author_id = ${authorId}::uuid and (
      id::text = ${folderId}
      or exists (select from folder_ids where course_id = courses.id and kind = 'course' and folder_id = ${folderId})
    ) order by created_at limit 5`);
  return rows;
}
