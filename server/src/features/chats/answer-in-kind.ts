/** Messages for which no course is searched and no language model is asked: politeness, and who wants the certificate. */
import type { Answer, AnsweredInKind } from '@academy/contract/chats/answer.ts';
import { asksForCertificate } from '@academy/platform/passages/words/certificate-request.ts';
import { courtesyOf } from '@academy/platform/passages/words/courtesy.ts';

/** Null where a message is a question about what the course teaches. */
export function answeredInKind(message: string): AnsweredInKind | null {
  return courtesyOf(message) ?? (asksForCertificate(message) ? 'certificate' : null);
}

/** Screens have the words for it. */
export const answerInKind = (reply: AnsweredInKind): Answer => ({
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  reply,
});
