import type { Database } from '@academy/platform/database/connect.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { reviews } from '@academy/platform/database/schema/reviews.ts';
import { newId } from '@academy/platform/ids.ts';
import type { InferInsertModel } from 'drizzle-orm';
import { insertUser } from './factories.ts';

type ReviewValues = Partial<InferInsertModel<typeof reviews>>;

/** A review by a new student, or by the one that is named, who is enrolled already. */
export async function insertReview(
  database: Database,
  courseId: string,
  values: ReviewValues = {},
): Promise<string> {
  const id = newId();
  const userId = values.userId ?? (await insertUser(database));
  if (values.userId === undefined) await database.db.insert(enrollments).values({ userId, courseId });
  await database.db.insert(reviews).values({ id, courseId, rating: 4, text: 'Worth it.', ...values, userId });
  return id;
}

export async function completeLesson(
  { db }: Database,
  { userId, courseId, lessonId }: { userId: string; courseId: string; lessonId: string },
): Promise<void> {
  await db.insert(lessonProgress).values({ userId, courseId, lessonId, completedAt: new Date() });
}
