/** Messages for which no language model is asked: politeness, and who wants the certificate, or wants to know how long the course is. */
import type { Answer, AnsweredInKind } from '@academy/contract/chats/answer.ts';
import type { FoundPassages } from '@academy/platform/passages/found-passages.ts';
import {
  certificateAskedFor,
  namesCertificates,
} from '@academy/platform/passages/words/certificate-request.ts';
import { courtesyOf } from '@academy/platform/passages/words/courtesy.ts';
import { asksForSize } from '@academy/platform/passages/words/size-request.ts';

interface InKind {
  readonly reply: AnsweredInKind;
  /** Not so where a course that speaks of certificates may be asked about those. */
  readonly isSure: boolean;
}

/** Null where a message is a question about what the course teaches. */
export function answeredInKind(message: string): InKind | null {
  const courtesy = courtesyOf(message);
  if (courtesy !== null) return { reply: courtesy, isSure: true };
  if (asksForSize(message)) return { reply: 'size', isSure: true };
  const certificate = certificateAskedFor(message);
  return certificate && { reply: 'certificate', isSure: certificate === 'own' };
}

/** Whether a course, by what it has for such a message, teaches about what was asked for. */
export function isTaught({ sources }: FoundPassages): boolean {
  return sources.some(({ text }) => namesCertificates(text));
}

/** Screens have the words for it. */
export const answerInKind = (reply: AnsweredInKind): Answer => ({
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  reply,
});
