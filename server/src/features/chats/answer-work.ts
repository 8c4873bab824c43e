/** What a question is answered from: passages of its course, or what sums a lesson or the course up. */
import type { Answer } from '@academy/contract/chats/answer.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { asksForSimpler } from '@academy/platform/passages/words/simpler-request.ts';
import { summaryAskedFor } from '@academy/platform/passages/words/summary-request.ts';
import type { BegunQuestion } from './begin-question.ts';
import type { Owner } from './chats.repository.ts';
import type { CourseIndexes } from './course-indexes.ts';
import { listEarlier } from './exchanges.repository.ts';
import { type ReadLesson, sumUp } from './summaries.ts';
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
  readonly readLesson: ReadLesson;
  readonly hasModel: boolean;
}

export async function findWork(
  { db, indexes, readLesson, hasModel }: WorkParts,
  { owner: { courseId, userId }, lessonId, exchange, model }: OpenQuestion,
): Promise<AnswerWork> {
  const { question } = exchange;
  const earlier = await listEarlier(db, exchange, { limit, withSummaries: true });
  const summed = summaryAskedFor(question);
  const isOfAnswer = (summed === 'that' || asksForSimpler(question)) && isAnswer(earlier[0]?.answer);
  if (summed !== null && !isOfAnswer) {
    const about = { courseId, lessonId: summed === 'course' ? null : lessonId };
    const asked = { ...about, question, isForModel: hasModel };
    const { answer, found } = await sumUp({ db, readLesson }, asked);
    return { userId, question, found, summary: answer, earlier, model };
  }
  // 'Summarise this' has no word that what comes after it could be about.
  const before = (await listEarlier(db, exchange, { limit, withSummaries: false })).map(
    (one) => one.question,
  );
  // Nor have 'summarise that' and 'say that in simpler words' any that could be found: they are about the places of the answer before it.
  const [text = question, ...others] = isOfAnswer ? before : [question, ...before];
  const found = await indexes.find(courseId, { text, lessonId, earlier: others });
  return { userId, question, found, summary: null, earlier, model };
}

/** Something that the course told: after a summary, or where nothing was found, the lesson is what is left to sum up. */
function isAnswer(answer: Answer | null | undefined): boolean {
  return answer?.fits === true && answer.reply === undefined;
}
