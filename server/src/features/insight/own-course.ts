import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { isId } from '@academy/platform/ids.ts';
import { and, eq } from 'drizzle-orm';

/** An admin may edit all courses, but these figures are of those that they write. */
export async function isOwnCourse(db: Queryable, authorId: string, courseId: string): Promise<boolean> {
  return (
    isId(courseId) &&
    (await db.$count(courses, and(eq(courses.id, courseId), eq(courses.authorId, authorId)))) > 0
  );
}
