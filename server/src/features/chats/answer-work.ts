/** What a question is answered from: passages of its course, or what sums a lesson or the course up. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { summaryAskedFor } from '@academy/platform/passages/words/summary-request.ts';
import type { BegunQuestion } from './begin-question.ts';
import type { Owner } from './chats.repository.ts';
import type { CourseIndexes } from './course-indexes.ts';
import { listEarlier } from './exchanges.repository.ts';
import { sumUp } from './summaries.ts';
import type { AnswerWork } from './write-answer.ts';

/** What a question may refer back to. */
const limit = 3;

export interface OpenQuestion extends BegunQuestion {
  readonly owner: Owner;
  readonly atSeconds: number | null;
  readonly model: string | null;
}

interface WorkParts {
  readonly db: Queryable;
  readonly indexes: Pick<CourseIndexes, 'find'>;
  readonly hasModel: boolean;
}

export async function findWork(
  { db, indexes, hasModel }: WorkParts,
  { owner: { courseId, userId }, lessonId, exchange, model }: OpenQuestion,
): Promise<AnswerWork> {
  const { question } = exchange;
  const earlier = await listEarlier(db, exchange, { limit, withSummaries: true });
  const summed = summaryAskedFor(question);
  if (summed !== null) {
    const about = { courseId, lessonId: summed === 'course' ? null : lessonId };
    const { answer, found } = await sumUp(db, { ...about, question, isForModel: hasModel });
    return { userId, question, found, summary: answer, earlier, model };
  }
  // 'Summarise this' has no word that what comes after it could be about.
  const before = await listEarlier(db, exchange, { limit, withSummaries: false });
  const found = await indexes.find(courseId, {
    text: question,
    lessonId,
    earlier: before.map((one) => one.question),
  });
  return { userId, question, found, summary: null, earlier, model };
}
