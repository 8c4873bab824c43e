/**
 * Answers that a language model writes from the passages that were found, within what a person may have in an hour and the
 * academy in a day. Whatever becomes of it, there is an answer: the passages themselves, with a word about why.
 */
import type { Answer, AnswerNotice } from '@academy/contract/chats/answer.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelFault,
  type ModelQuestion,
} from '@academy/platform/assistant/language-model.ts';
import { estimateTokens } from '@academy/platform/assistant/prompt.ts';
import type { AssistantSettings } from '@academy/platform/config/assistant-settings.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import * as use from './assistant-use.repository.ts';
import { placeText } from './passage-place.ts';
import { passagesAnswer } from './passages-answer.ts';
import { type AnswerWork, quoteCourse, type TellEvent, type WriteAnswer } from './write-answer.ts';
import { type Written, writeDown } from './write-down.ts';

/** Letters of an answer as they are expected, until it is known what it cost. */
const expectedLetters = 1500;

/** So many letters of a question are it. */
const repeatedLetters = 12;

interface ModelParts {
  readonly db: Queryable;
  readonly model: LanguageModel;
  readonly limits: Pick<AssistantSettings, 'hourlyAnswers' | 'dailyTokens'>;
  /** Told why the service failed, for the operator. It holds nothing of what was asked, though services repeat that. */
  readonly onFault: (fault: LanguageModelFault, reason: string) => void;
}

export function createModelAnswers({ db, model, limits, onFault }: ModelParts): WriteAnswer {
  /** Why no model may write now; null: it may, and that is counted. */
  const take = async (userId: string, tokens: number): Promise<AnswerNotice | null> => {
    if (!(await use.takeAnswer(db, userId, limits.hourlyAnswers))) return 'limit_reached';
    if (await use.takeTokens(db, tokens, limits.dailyTokens)) return null;
    await use.giveBackAnswer(db, userId);
    return 'budget_spent';
  };

  return async (work, tell, signal) => {
    const { found, userId } = work;
    // Nothing to write from: a model would answer from elsewhere.
    if (!found.fit || found.sources.length === 0) return quoteCourse(work, tell);
    const question = modelQuestion(work, work.model ?? model.models[0] ?? '', signal);
    const expected = estimateTokens(question, expectedLetters);
    const refusal = await take(userId, expected);
    if (refusal !== null) return quoteCourse(work, tell, refusal);
    tell({ type: 'sources', sources: [...found.sources], model: question.model });
    const written = await writeDown(model, question, tell);
    await use.settleTokens(db, written.tokens - expected);
    if (written.error instanceof LanguageModelError) {
      onFault(written.error.fault, withoutQuestion(written.error.message, work.question));
      if (!written.hasBegun) await use.giveBackAnswer(db, userId);
    }
    return finish(written, work, { tell, signal, model: question.model });
  };
}

function modelQuestion(
  { question, found, earlier }: AnswerWork,
  model: string,
  signal: AbortSignal,
): ModelQuestion {
  return {
    model,
    question,
    signal,
    passages: found.sources.map((source) => ({ where: placeText(source), text: source.text })),
    earlier: earlier.toReversed().map((exchange) => ({
      question: exchange.question,
      answer: exchange.answer?.statements.map(({ text }) => text).join('\n') ?? '',
    })),
  };
}

function withoutQuestion(reason: string, question: string): string {
  const at = reason.indexOf(question.slice(0, repeatedLetters));
  return at < 0 ? reason : `${reason.slice(0, at)}…`;
}

interface Finishing {
  readonly tell: TellEvent;
  readonly signal: AbortSignal;
  readonly model: string;
}

/** Stopped, there is what there is. Broken off, what was checked by then stays; before that, the course is quoted instead. */
function finish(
  { statements, fits, error }: Written,
  work: AnswerWork,
  { tell, signal, model }: Finishing,
): Answer {
  const { found, summary } = work;
  const whole = { fits: true, statements: [...statements], sources: [...found.sources], model };
  const reply = summary === null ? {} : { reply: summary.reply, summed: summary.summed };
  if (error === null) {
    if (fits) return { ...whole, ...reply, notice: null };
    if (summary !== null) return summary;
    return { ...whole, fits: false, sources: passagesAnswer(found).sources, notice: null };
  }
  if (signal.aborted && signal.reason === 'reader') return { ...whole, ...reply, notice: 'stopped' };
  const notice = error instanceof LanguageModelError ? error.fault : 'service_cut_off';
  if (statements.length > 0) return { ...whole, ...reply, notice };
  return { ...quoteCourse(work, tell, notice), failedModel: model };
}
