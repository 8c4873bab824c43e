import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { quizAttempts } from '@academy/platform/database/schema/learning.ts';
import { quizQuestions, quizResults } from '@academy/platform/database/schema/quizzes.ts';
import { and, desc, eq, type InferInsertModel, inArray, isNotNull, sql } from 'drizzle-orm';

/** Of one user at one lesson. Older ones are never read, and could be made without end. */
const keptAttempts = 20;

interface OwnLesson {
  readonly userId: string;
  readonly lessonId: string;
}

/**
 * Keeps an attempt, and of all of them the newest. Each removal sees what was kept until then, so that of many attempts
 * at once the last one leaves the right number.
 */
export async function keepAttempt(
  db: Queryable,
  attempt: InferInsertModel<typeof quizAttempts>,
): Promise<void> {
  await db.insert(quizAttempts).values(attempt);
  const older = db
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, attempt.userId), eq(quizAttempts.lessonId, attempt.lessonId)))
    .orderBy(desc(quizAttempts.createdAt), desc(quizAttempts.id))
    .offset(keptAttempts);
  await db.delete(quizAttempts).where(inArray(quizAttempts.id, older));
}

/** Keeps the better of what was and what is, question by question. */
export async function keepBestResults(
  db: Queryable,
  userId: string,
  results: readonly { readonly questionId: string; readonly isRight: boolean }[],
): Promise<void> {
  if (results.length === 0) return;
  // In one order, so that two checks of one person at once do not wait for each other in a circle.
  const rows = results.toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1));
  await db
    .insert(quizResults)
    .values(rows.map((result) => ({ userId, ...result })))
    .onConflictDoUpdate({
      target: [quizResults.userId, quizResults.questionId],
      set: { isRight: sql`${quizResults.isRight} or excluded.is_right`, answeredAt: sql`now()` },
    });
}

const attempts = prepared((db) =>
  db
    .select({
      at: quizAttempts.createdAt,
      correctCount: quizAttempts.correctCount,
      questionCount: quizAttempts.questionCount,
    })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.userId, sql.placeholder('userId')),
        eq(quizAttempts.lessonId, sql.placeholder('lessonId')),
        isNotNull(quizAttempts.quizRevision),
      ),
    )
    .orderBy(desc(quizAttempts.createdAt), desc(quizAttempts.id))
    .limit(keptAttempts)
    .prepare('quiz_attempts_list'),
);

/** Without those at the sample questions. */
export function listAttempts(db: Queryable, { userId, lessonId }: OwnLesson) {
  return attempts(db, { userId, lessonId });
}

const results = prepared((db) =>
  db
    .select({ questionId: quizResults.questionId, isRight: quizResults.isRight })
    .from(quizResults)
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizResults.questionId))
    .where(
      and(
        eq(quizResults.userId, sql.placeholder('userId')),
        eq(quizQuestions.lessonId, sql.placeholder('lessonId')),
      ),
    )
    .prepare('quiz_results_list'),
);

export function listBestResults(db: Queryable, { userId, lessonId }: OwnLesson) {
  return results(db, { userId, lessonId });
}
