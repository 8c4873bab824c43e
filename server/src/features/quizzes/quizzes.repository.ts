import type { Queryable } from '@academy/platform/database/connect.ts';
import { quizAttempts } from '@academy/platform/database/schema/learning.ts';
import { and, desc, eq, type InferInsertModel, inArray } from 'drizzle-orm';

export async function insertAttempt(
  db: Queryable,
  attempt: InferInsertModel<typeof quizAttempts>,
): Promise<void> {
  await db.insert(quizAttempts).values(attempt);
}

/** Deletes all but the newest attempts of a user at a lesson. */
export async function deleteOlderAttempts(
  db: Queryable,
  { userId, lessonId, kept }: { userId: string; lessonId: string; kept: number },
): Promise<void> {
  const older = db
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.lessonId, lessonId)))
    .orderBy(desc(quizAttempts.createdAt), desc(quizAttempts.id))
    .offset(kept);
  await db.delete(quizAttempts).where(inArray(quizAttempts.id, older));
}
