import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, eq, type InferInsertModel, sql } from 'drizzle-orm';

type CourseValues = Partial<InferInsertModel<typeof courses>>;

/**
 * What an edit is decided by. The row stays locked until the transaction ends, so edits of one course come one after
 * the other; enrolling, which only refers to the row, does not wait for it.
 */
export async function lockCourse(tx: Queryable, courseId: string) {
  const [found] = await tx
    .select({
      id: courses.id,
      authorId: courses.authorId,
      instructor: courses.instructor,
      publishedAt: courses.publishedAt,
      revision: courses.revision,
      status: courses.status,
      thumbnailUrl: courses.thumbnailUrl,
    })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('no key update');
  return found;
}

/** Dated from its first moment: it must not seem older than it is. */
export async function insertCourse(tx: Queryable, values: InferInsertModel<typeof courses>): Promise<void> {
  await tx.insert(courses).values({ ...values, lastUpdatedAt: sql`now()` });
}

/** An edit of what students see: counted, and dated. */
export async function editCourse(tx: Queryable, courseId: string, values: CourseValues): Promise<number> {
  const [edited] = await tx
    .update(courses)
    .set({ ...values, revision: sql`${courses.revision} + 1`, lastUpdatedAt: sql`now()` })
    .where(eq(courses.id, courseId))
    .returning({ revision: courses.revision });
  if (edited === undefined) throw new Error('A course that is locked has gone.');
  return edited.revision;
}

/**
 * A change of its status is no edit: a form that is open meanwhile is still right. Whoever chose it, a block of its author that is
 * lifted later leaves it as it is.
 */
export async function updateStatus(
  tx: Queryable,
  courseId: string,
  values: Pick<CourseValues, 'status' | 'publishedAt'>,
): Promise<void> {
  await tx
    .update(courses)
    .set({ ...values, hiddenByBlock: false })
    .where(eq(courses.id, courseId));
}

export async function findAuthor(tx: Queryable, userId: string) {
  const [author] = await tx
    .select({ name: users.name, displayName: users.displayName, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId));
  if (author === undefined) throw new Error('A course has an author who does not exist.');
  return author;
}

/** The author of a course is a creator from now on; an admin stays one. */
export async function promoteToCreator(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ role: 'creator' })
    .where(and(eq(users.id, userId), eq(users.role, 'student')));
}
