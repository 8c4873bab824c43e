import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { quizQuestions, quizzes } from '@academy/platform/database/schema/quizzes.ts';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { StoredQuestion } from './grade-answers.ts';

export interface StoredQuiz {
  readonly revision: number;
  readonly questions: readonly StoredQuestion[];
}

const list = prepared((db) =>
  db
    .select({
      id: quizQuestions.id,
      prompt: quizQuestions.prompt,
      explanation: quizQuestions.explanation,
      atSeconds: quizQuestions.atSeconds,
      solution: quizQuestions.solution,
      revision: quizzes.revision,
    })
    .from(quizzes)
    .leftJoin(quizQuestions, eq(quizQuestions.lessonId, quizzes.lessonId))
    .where(eq(quizzes.lessonId, sql.placeholder('lessonId')))
    .orderBy(asc(quizQuestions.position))
    .prepare('quiz_find'),
);

/** A quiz that was never written has no questions. */
export async function findQuiz(db: Queryable, lessonId: string): Promise<StoredQuiz> {
  const rows = await list(db, { lessonId });
  const questions = rows.flatMap(({ id, prompt, explanation, atSeconds, solution }) =>
    id === null || prompt === null || explanation === null || solution === null
      ? []
      : [{ id, prompt, explanation, atSeconds, ...solution }],
  );
  return { revision: rows[0]?.revision ?? 0, questions };
}

/** Replaces the questions of a lesson. Those that keep their id keep what was answered to them. */
export async function writeQuiz(
  tx: Queryable,
  lessonId: string,
  { revision, questions }: StoredQuiz,
): Promise<void> {
  await tx
    .insert(quizzes)
    .values({ lessonId, revision })
    .onConflictDoUpdate({ target: quizzes.lessonId, set: { revision } });
  const kept = questions.map(({ id }) => id);
  const ofLesson = eq(quizQuestions.lessonId, lessonId);
  await tx
    .delete(quizQuestions)
    .where(kept.length === 0 ? ofLesson : and(ofLesson, notInArray(quizQuestions.id, kept)));
  if (questions.length === 0) return;
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(quizQuestions)
    .values(questions.map((question, index) => ({ lessonId, position: index + 1, ...rowOf(question) })))
    .onConflictDoUpdate({
      target: quizQuestions.id,
      set: {
        position: excluded('position'),
        prompt: excluded('prompt'),
        explanation: excluded('explanation'),
        atSeconds: excluded('at_seconds'),
        solution: excluded('solution'),
      },
    });
}

function rowOf({ id, prompt, explanation, atSeconds, ...solution }: StoredQuestion) {
  return { id, prompt, explanation, atSeconds, solution };
}
