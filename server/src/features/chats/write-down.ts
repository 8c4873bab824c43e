/** What a language model writes, told as it comes and only once it is checked. */
import type { Statement } from '@academy/contract/chats/answer.ts';
import { checkStatements } from '@academy/platform/assistant/checked-statements.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type ModelQuestion,
} from '@academy/platform/assistant/language-model.ts';
import { estimateTokens } from '@academy/platform/assistant/prompt.ts';
import type { TellEvent } from './write-answer.ts';

export interface Written {
  readonly statements: readonly Statement[];
  readonly fits: boolean;
  readonly hasBegun: boolean;
  readonly tokens: number;
  /** Why it is not whole. */
  readonly error: unknown;
}

export async function writeDown(
  model: LanguageModel,
  question: ModelQuestion,
  tell: TellEvent,
): Promise<Written> {
  const statements: Statement[] = [];
  let letters = 0;
  let tokens: number | undefined;
  async function* counted() {
    const pieces = model.write(question);
    for (;;) {
      const { value, done } = await pieces.next();
      if (done === true) {
        tokens = value.tokens;
        return;
      }
      letters += value.length;
      yield value;
    }
  }
  const result = (more: Pick<Written, 'fits' | 'error'>): Written => ({
    ...{ statements, ...more, hasBegun: letters > 0 },
    tokens: tokens ?? (wasNotTaken(more.error) ? 0 : estimateTokens(question, letters)),
  });
  try {
    const checked = checkStatements(counted(), question.passages.length);
    for (;;) {
      const { value, done } = await checked.next();
      if (done === true) return result({ fits: value.fits, error: null });
      if (value.type === 'statement') statements.push(value.statement);
      tell(value);
    }
  } catch (error) {
    if (!(error instanceof LanguageModelError) && !question.signal.aborted) throw error;
    return result({ fits: true, error });
  }
}

/** The service never had the question, or would not have it. */
function wasNotTaken(error: unknown): boolean {
  return error instanceof LanguageModelError && ['service_away', 'service_refused'].includes(error.fault);
}
