import type { Answer } from '@academy/contract/chats/answer.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { Refusal } from '../../refusal.ts';
import { answeredInKind, answerInKind, isTaught } from './answer-in-kind.ts';
import type { AnswerRun } from './answer-streams.ts';
import { findWork, type OpenQuestion } from './answer-work.ts';
import { recordQuestion } from './asked-questions.repository.ts';
import { beginAgain, beginQuestion, type Question } from './begin-question.ts';
import { type Owner, touchChat } from './chats.repository.ts';
import type { CourseIndexes } from './course-indexes.ts';
import { type Claim, presentExchange, releaseExchange, writeAnswer } from './exchanges.repository.ts';
import { keepClaim } from './keep-claim.ts';
import type { ReadLesson } from './summaries.ts';
import type { TellEvent, WriteAnswer } from './write-answer.ts';

interface QuestionsParts {
  readonly database: Database;
  readonly indexes: Pick<CourseIndexes, 'find'>;
  readonly readLesson: ReadLesson;
  /** Of language models that may be named. */
  readonly models: readonly string[];
  readonly write: WriteAnswer;
  /** Told of each answer that is stored. */
  readonly onAnswer: (answer: Answer) => void;
  readonly clock: Clock;
}

interface ChatPath extends Owner {
  readonly chatId: string;
}

export type QuestionsService = ReturnType<typeof createQuestionsService>;

/**
 * Questions and their answers. The question is stored first, then it is answered, then the answer is stored: no connection to
 * the database is held in between.
 */
export function createQuestionsService({
  database: { db },
  indexes,
  readLesson,
  models,
  write,
  clock,
  onAnswer,
}: QuestionsParts) {
  const store = async (
    { owner, lessonId, exchange, atSeconds }: OpenQuestion,
    claim: Claim,
    answer: Answer,
  ): Promise<void> => {
    await db.transaction(async (tx) => {
      if (!(await writeAnswer(tx, claim, answer))) return;
      await touchChat(tx, exchange.chatId);
      // Answered anew, it was still asked once; what is answered in kind asks nothing of what the author teaches.
      if (exchange.answer === null && (answer.reply === undefined || answer.reply === 'summary')) {
        await recordQuestion(tx, owner, { lessonId, atSeconds, question: exchange.question, answer });
      }
    });
  };

  const hasModel = models.length > 0;

  /** A course is not searched for 'thank you', for one's own certificate or for its size, and no language model is asked. */
  const writerOf = async (open: OpenQuestion) => {
    const inKind = answeredInKind(open.exchange.question, { hasModel });
    if (inKind?.isSure) return async () => answerInKind(inKind.replies);
    const work = await findWork({ db, indexes, readLesson, hasModel }, open);
    if (inKind !== null && !isTaught(work.found)) return async () => answerInKind(inKind.replies);
    return (tell: TellEvent, signal: AbortSignal) => write(work, tell, signal);
  };

  /** What is to be known before the first line goes out is found here, so that a failure can still be told as one. */
  const answerOf = async (open: OpenQuestion, answeringSince: Date): Promise<AnswerRun> => {
    const { exchange } = open;
    const claimed = keepClaim(db, { id: exchange.id, answeringSince }, { clock });
    const release = async (error: unknown): Promise<never> => {
      await releaseExchange(db, await claimed()).catch(() => undefined);
      throw error;
    };
    const writeIt = await writerOf(open).catch(release);
    return async (tell, signal) => {
      const answer = await writeIt(tell, signal).catch(release);
      await store(open, await claimed(), answer).catch(release);
      onAnswer(answer);
      tell({ type: 'done', exchange: presentExchange({ ...exchange, answer, feedback: null }) });
    };
  };

  return {
    async ask({ chatId, ...owner }: ChatPath, asked: Question): Promise<AnswerRun> {
      const question = { ...asked, id: asked.id.toLowerCase() };
      const now = clock.now();
      const asking = { owner, chatId: chatId.toLowerCase(), now };
      const begun = await db.transaction((tx) => beginQuestion(tx, asking, question));
      if (begun.isAnswered)
        return async (tell) => tell({ type: 'done', exchange: presentExchange(begun.exchange) });
      return answerOf({ ...begun, owner, atSeconds: asked.atSeconds ?? null, model: null }, now);
    },

    async askAgain({ chatId, ...owner }: ChatPath, id: string, model?: string): Promise<AnswerRun> {
      if (model !== undefined && !models.includes(model)) throw new Refusal('model_not_found');
      const now = clock.now();
      const begun = await db.transaction((tx) => beginAgain(tx, { owner, chatId, now }, id));
      return answerOf({ ...begun, owner, atSeconds: null, model: model ?? null }, now);
    },
  };
}
