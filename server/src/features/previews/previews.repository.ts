import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { eq, sql } from 'drizzle-orm';

export async function findPreview(db: Queryable, lessonId: string) {
  const [found] = await db
    .select({
      isPreview: lessons.isPreview,
      others: sql<number>`(
        select count(*)::int from lessons other
        where other.course_id = lessons.course_id and other.is_preview and other.id <> lessons.id
      )`,
    })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  return found;
}

/** As every edit of a curriculum does: of two lessons that are marked at once, the second is counted, too. */
export async function lockCourse(tx: Transaction, courseId: string): Promise<void> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('no key update');
}

export async function markPreview(tx: Transaction, lessonId: string, isPreview: boolean): Promise<void> {
  await tx.update(lessons).set({ isPreview }).where(eq(lessons.id, lessonId));
}
