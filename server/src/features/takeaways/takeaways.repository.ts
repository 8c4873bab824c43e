import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { eq, sql } from 'drizzle-orm';

const shown = { takeaways: lessons.takeaways, revision: lessons.takeawaysRevision };

export async function findTakeaways(db: Queryable, lessonId: string) {
  const [found] = await db.select(shown).from(lessons).where(eq(lessons.id, lessonId));
  return found;
}

/** Students see something new in the course. Before the lesson is locked, in the order of every edit of a curriculum. */
export async function dateCourse(tx: Transaction, courseId: string): Promise<void> {
  await tx.update(courses).set({ lastUpdatedAt: sql`now()` }).where(eq(courses.id, courseId));
}

export async function lockTakeaways(tx: Transaction, lessonId: string) {
  const [found] = await tx.select(shown).from(lessons).where(eq(lessons.id, lessonId)).for('no key update');
  return found;
}

export async function writeTakeaways(
  tx: Transaction,
  lessonId: string,
  takeaways: readonly string[],
): Promise<void> {
  await tx
    .update(lessons)
    .set({ takeaways: [...takeaways], takeawaysRevision: sql`${lessons.takeawaysRevision} + 1` })
    .where(eq(lessons.id, lessonId));
}
