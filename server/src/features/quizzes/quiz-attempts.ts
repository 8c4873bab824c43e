import type { Database } from '@academy/platform/database/connect.ts';
import { quizAttempts } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { and, desc, eq, type InferInsertModel, inArray } from 'drizzle-orm';

/** Of one person at one lesson. Nobody looks at older ones, and anybody could make them without end. */
const keptAttempts = 20;

export function createQuizAttempts({ db }: Database) {
  return {
    /**
     * Two statements and no transaction: each removal sees what was kept until then, so that of many attempts at once
     * the last one leaves the right number.
     */
    keep: async (attempt: Omit<InferInsertModel<typeof quizAttempts>, 'id'>): Promise<void> => {
      const { userId, lessonId, answers, correctCount, questionCount } = attempt;
      await db
        .insert(quizAttempts)
        .values({ id: newId(), userId, lessonId, answers, correctCount, questionCount });
      const older = db
        .select({ id: quizAttempts.id })
        .from(quizAttempts)
        .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.lessonId, lessonId)))
        .orderBy(desc(quizAttempts.createdAt), desc(quizAttempts.id))
        .offset(keptAttempts);
      await db.delete(quizAttempts).where(inArray(quizAttempts.id, older));
    },
  };
}
