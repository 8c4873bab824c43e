/** How an answer comes to be: quoted from the course, or written by a language model (model-answer.ts). What is answered in kind needs neither. */
import type { Answer, AnswerEvent, AnswerNotice } from '@academy/contract/chats/answer.ts';
import type { FoundPassages } from '@academy/platform/passages/found-passages.ts';
import { passagesAnswer } from './passages-answer.ts';

export interface AnswerWork {
  readonly userId: string;
  readonly question: string;
  readonly found: FoundPassages;
  /** Where a summary was asked for, the one that needs no language model. */
  readonly summary: Answer | null;
  /** Questions of the same chat, the last one first. */
  readonly earlier: readonly { readonly question: string; readonly answer: Answer | null }[];
  /** Which language model is to write it; null: the usual one. */
  readonly model: string | null;
}

export type TellEvent = (event: AnswerEvent) => void;

/** Tells the answer while it comes to be. Once the signal ends it, it gives what there is. */
export type WriteAnswer = (work: AnswerWork, tell: TellEvent, signal: AbortSignal) => Promise<Answer>;

export function quoteCourse(
  { found, summary }: Pick<AnswerWork, 'found' | 'summary'>,
  tell: TellEvent,
  notice: AnswerNotice | null = null,
): Answer {
  // It is drawn as a whole: its statements alone would look like quotations.
  if (summary !== null) return { ...summary, notice };
  const answer = passagesAnswer(found, notice);
  tell({ type: 'sources', sources: answer.sources, model: null });
  for (const statement of answer.statements) tell({ type: 'statement', statement });
  return answer;
}
