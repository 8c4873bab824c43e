import { type Answer, type AnswerNotice, answerNotices } from '@academy/contract/chats/answer.ts';

/**
 * What an answer is made of: written by a language model, quoted from the course, a sentence alone (to politeness, and to who asks
 * for something that screens know, such as the size of the course; operators have all of it as 'courtesy'), or nothing in the course fits.
 */
type AnswerKind = 'model' | 'passages' | 'courtesy' | 'nothing';

/** How questions were answered since the process started. It knows no question. */
export class AnswerCounts {
  readonly kinds: Record<AnswerKind, number> = { model: 0, passages: 0, courtesy: 0, nothing: 0 };
  readonly notices = Object.fromEntries(answerNotices.map((notice) => [notice, 0])) as Record<
    AnswerNotice,
    number
  >;

  add({ fits, model, notice, reply }: Answer): void {
    if (!fits) this.kinds.nothing += 1;
    else if (reply !== undefined && reply !== 'summary') this.kinds.courtesy += 1;
    else this.kinds[model === null ? 'passages' : 'model'] += 1;
    if (notice !== null) this.notices[notice] += 1;
  }
}
