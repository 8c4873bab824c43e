/** Messages for which no language model is asked: politeness, and who wants to know what screens know, such as how long the course is. */
import type { Answer, AnsweredInKind } from '@academy/contract/chats/answer.ts';
import type { FoundPassages } from '@academy/platform/passages/found-passages.ts';
import {
  certificateAskedFor,
  namesCertificates,
} from '@academy/platform/passages/words/certificate-request.ts';
import { courtesyOf } from '@academy/platform/passages/words/courtesy.ts';
import { asksForNext } from '@academy/platform/passages/words/next-request.ts';
import { asksForSimpler } from '@academy/platform/passages/words/simpler-request.ts';
import { asksForSize } from '@academy/platform/passages/words/size-request.ts';
import { asksForTeacher } from '@academy/platform/passages/words/teacher-request.ts';

interface InKind {
  readonly replies: readonly AnsweredInKind[];
  /** Not so where a course that speaks of certificates may be asked about those. */
  readonly isSure: boolean;
}

interface Asked {
  /** A language model can say an answer in simpler words. */
  readonly hasModel: boolean;
}

/** Between two things that are asked for in one message: the end of a sentence, and 'and'. */
const joint = /[?!.;।\n]+|(?<![\p{L}\p{M}])(?:and|এবং|আর)(?![\p{L}\p{M}])/iu;
const mostParts = 4;

/** Null where a message, or a part of it, is a question about what the course teaches. */
export function answeredInKind(message: string, asked: Asked): InKind | null {
  const whole = oneInKind(message, asked);
  if (whole !== null) return whole;
  // A greeting before them asks for nothing.
  const parts = message.split(joint).filter((part) => /\p{L}/u.test(part) && courtesyOf(part) === null);
  if (parts.length > mostParts) return null;
  const found = parts.flatMap((part) => oneInKind(part, asked) ?? []);
  if (found.length === 0 || found.length < parts.length) return null;
  const replies = new Set(found.flatMap((part) => part.replies));
  return { replies: [...replies], isSure: found.every(({ isSure }) => isSure) };
}

function oneInKind(message: string, { hasModel }: Asked): InKind | null {
  const reply = surelyAskedFor(message);
  if (reply !== null) return { replies: [reply], isSure: true };
  if (!hasModel && asksForSimpler(message)) return { replies: ['simpler'], isSure: true };
  const certificate = certificateAskedFor(message);
  return certificate && { replies: ['certificate'], isSure: certificate === 'own' };
}

function surelyAskedFor(message: string): AnsweredInKind | null {
  if (asksForSize(message)) return 'size';
  if (asksForNext(message)) return 'next';
  if (asksForTeacher(message)) return 'teacher';
  return courtesyOf(message);
}

/** Whether a course, by what it has for such a message, teaches about what was asked for. */
export function isTaught({ sources }: FoundPassages): boolean {
  return sources.some(({ text }) => namesCertificates(text));
}

/** Screens have the words for it. */
export const answerInKind = ([reply, ...also]: readonly AnsweredInKind[]): Answer => ({
  ...{ fits: true, statements: [], sources: [], model: null, notice: null },
  ...{ reply, ...(also.length > 0 ? { also } : {}) },
});
