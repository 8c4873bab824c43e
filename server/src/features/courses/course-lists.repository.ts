import type { CourseLists } from '@academy/contract/courses/course-lists-calls.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { eq, sql } from 'drizzle-orm';

const shown = {
  whatYouWillLearn: courses.whatYouWillLearn,
  requirements: courses.requirements,
  targetAudience: courses.targetAudience,
  revision: courses.listsRevision,
};

export async function findLists(db: Queryable, courseId: string) {
  const [found] = await db.select(shown).from(courses).where(eq(courses.id, courseId));
  return found;
}

export async function lockLists(tx: Transaction, courseId: string) {
  const [found] = await tx.select(shown).from(courses).where(eq(courses.id, courseId)).for('no key update');
  return found;
}

/** Visitors see something new of the course, so it is dated by it. */
export async function writeLists(
  tx: Transaction,
  courseId: string,
  { whatYouWillLearn, requirements, targetAudience }: Omit<CourseLists, 'revision'>,
): Promise<void> {
  await tx
    .update(courses)
    .set({
      ...{ whatYouWillLearn, requirements, targetAudience },
      listsRevision: sql`${courses.listsRevision} + 1`,
      lastUpdatedAt: sql`now()`,
    })
    .where(eq(courses.id, courseId));
}
