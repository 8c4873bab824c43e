import type { Answer } from '@academy/contract/chats/answer.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FoundPassages } from '@academy/platform/passages/found-passages.ts';
import { Refusal } from '../../refusal.ts';
import type { AnswerRun } from './answer-streams.ts';
import { recordQuestion } from './asked-questions.repository.ts';
import { type BegunQuestion, beginAgain, beginQuestion, type Question } from './begin-question.ts';
import { type Owner, touchChat } from './chats.repository.ts';
import type { CourseIndexes } from './course-indexes.ts';
import { listEarlier, presentExchange, releaseExchange, writeAnswer } from './exchanges.repository.ts';
import { passagesAnswer } from './passages-answer.ts';

/** What a question may refer back to. */
const earlierExchanges = 3;

interface QuestionsParts {
  readonly database: Database;
  readonly indexes: Pick<CourseIndexes, 'find'>;
  /** Of language models that may be named. */
  readonly models: readonly string[];
  readonly clock: Clock;
}

interface ChatPath extends Owner {
  readonly chatId: string;
}

interface OpenQuestion extends BegunQuestion {
  readonly owner: Owner;
  readonly atSeconds: number | null;
}

export type QuestionsService = ReturnType<typeof createQuestionsService>;

/**
 * Questions and their answers. The question is stored first, then it is answered, then the answer is stored: no connection to
 * the database is held in between.
 */
export function createQuestionsService({ database: { db }, indexes, models, clock }: QuestionsParts) {
  const find = async ({ owner, lessonId, exchange }: OpenQuestion): Promise<FoundPassages> => {
    const earlier = await listEarlier(db, exchange, earlierExchanges);
    return indexes.find(owner.courseId, {
      text: exchange.question,
      lessonId,
      earlier: earlier.map(({ question }) => question),
    });
  };

  const store = async ({ owner, lessonId, exchange, atSeconds }: OpenQuestion, answer: Answer) => {
    const claim = { id: exchange.id, answeringSince: exchange.answeringSince ?? clock.now() };
    await db.transaction(async (tx) => {
      if (!(await writeAnswer(tx, claim, answer))) return;
      await touchChat(tx, exchange.chatId);
      // Answered anew, it was still asked once.
      if (exchange.answer === null) {
        await recordQuestion(tx, owner, { lessonId, atSeconds, question: exchange.question, answer });
      }
    });
  };

  /** What is to be known before the first line goes out is found here, so that a failure can still be told as one. */
  const answerOf = async (open: OpenQuestion): Promise<AnswerRun> => {
    const { exchange } = open;
    const release = () =>
      releaseExchange(db, { id: exchange.id, answeringSince: exchange.answeringSince ?? clock.now() });
    const found = await find(open).catch(async (error: unknown) => {
      await release().catch(() => undefined);
      throw error;
    });
    return async (tell) => {
      const answer = passagesAnswer(found);
      tell({ type: 'sources', sources: answer.sources, model: null });
      for (const statement of answer.statements) tell({ type: 'statement', statement });
      await store(open, answer);
      tell({ type: 'done', exchange: presentExchange({ ...exchange, answer, feedback: null }) });
    };
  };

  return {
    async ask(
      { chatId, ...owner }: ChatPath,
      { atSeconds, ...asked }: Question & { readonly atSeconds?: number | undefined },
    ): Promise<AnswerRun> {
      const question = { ...asked, id: asked.id.toLowerCase() };
      const asking = { owner, chatId: chatId.toLowerCase(), now: clock.now() };
      const begun = await db.transaction((tx) => beginQuestion(tx, asking, question));
      if (begun.isAnswered)
        return async (tell) => tell({ type: 'done', exchange: presentExchange(begun.exchange) });
      return answerOf({ ...begun, owner, atSeconds: atSeconds ?? null });
    },

    async askAgain({ chatId, ...owner }: ChatPath, id: string, model?: string): Promise<AnswerRun> {
      if (model !== undefined && !models.includes(model)) throw new Refusal('model_not_found');
      const asking = { owner, chatId, now: clock.now() };
      const begun = await db.transaction((tx) => beginAgain(tx, asking, id));
      return answerOf({ ...begun, owner, atSeconds: null });
    },
  };
}
