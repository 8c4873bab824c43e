/**
 * Questions that are under way, or that found no answer: what is known of them before the server has an answer to keep. It knows
 * no framework and no clock. What comes for a question that is not asked any more is dropped.
 */
import type { Answer, AnswerEvent, Exchange } from '@academy/contract/chats/answer.ts';

export interface Asking {
  readonly chatId: string;
  /** The id of the question, and of its answer once that is there. */
  readonly id: string;
  readonly question: string;
  readonly askedAt: string;
  /** Where the film stood. */
  readonly atSeconds: number | null;
  /** An answer that is there is asked for anew, by this model if one is named. */
  readonly again: { readonly model: string | null } | null;
  /** Nothing is shown while it waits; what has been written is shown from then on. */
  readonly phase: 'waiting' | 'writing' | 'failed';
  /** The server has the question. */
  readonly reached: boolean;
  readonly sources: Answer['sources'];
  readonly model: string | null;
  readonly statements: Answer['statements'];
  /** Of the statement that is being written. */
  readonly text: string;
  /** Why it failed. */
  readonly error?: unknown;
}

export type Question = Pick<Asking, 'chatId' | 'id' | 'question' | 'askedAt' | 'atSeconds' | 'again'>;

const nothingYet = { reached: false, sources: [], model: null, statements: [], text: '' };

export function beginAsking(question: Question): Asking {
  return { ...question, ...nothingYet, phase: 'waiting' };
}

/** One that was asked before the page was loaded: nobody is answering it here. */
export function leftUnanswered(question: Question): Asking {
  return { ...beginAsking(question), phase: 'failed' };
}

export const isUnderWay = ({ phase }: Asking): boolean => phase !== 'failed';

const hasWords = ({ statements, text }: Asking): boolean => statements.length > 0 || text.trim() !== '';

/** What came of an answer. Its end is not among it: an answer that is whole is the chat's. */
export function withEvent(asking: Asking, event: Exclude<AnswerEvent, { type: 'done' }>): Asking {
  switch (event.type) {
    case 'sources':
      return { ...asking, reached: true, sources: event.sources, model: event.model };
    case 'text':
      return { ...asking, phase: 'writing', text: asking.text + event.text };
    case 'statement':
      return { ...asking, phase: 'writing', text: '', statements: [...asking.statements, event.statement] };
  }
}

export function failed(asking: Asking, error: unknown): Asking {
  return { ...asking, phase: 'failed', error };
}

/** What has been written of it, as an answer. A statement that was not finished says nothing of what it rests on. */
export function answerSoFar(asking: Asking, notice: Answer['notice']): Answer | null {
  if (!hasWords(asking)) return null;
  const { statements, sources, model, text } = asking;
  return {
    fits: true,
    statements: text.trim() ? [...statements, { text, sources: [] }] : statements,
    sources,
    model,
    notice,
  };
}

/** A question as a chat shows it: what the server keeps of it, and what is under way. */
export interface ShownQuestion {
  readonly exchange: Exchange;
  readonly asking: Asking | null;
}

/** An answer that the server has counts more than an attempt of ours that came to nothing. */
export function shownQuestions(exchanges: readonly Exchange[], askings: readonly Asking[]): ShownQuestion[] {
  const kept = exchanges.map((exchange) => {
    const asking = askings.find(({ id }) => id === exchange.id);
    const isSettled = asking && !isUnderWay(asking) && asking.again === null && exchange.answer !== null;
    return { exchange, asking: isSettled ? null : (asking ?? null) };
  });
  const known = new Set(exchanges.map(({ id }) => id));
  const own = askings
    .filter(({ id }) => !known.has(id))
    .map((asking) => ({ exchange: asked(asking), asking }));
  return [...kept, ...own.toSorted((a, b) => a.exchange.askedAt.localeCompare(b.exchange.askedAt))];
}

const asked = ({ id, question, askedAt }: Asking): Exchange => ({
  ...{ id, question, askedAt },
  answer: null,
  feedback: null,
});
