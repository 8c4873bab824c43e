import { latinDigits } from '@academy/contract/quizzes/fold-answer.ts';

/** Seconds of a typed moment: 20, 0:20 or 1:02:03. Null for an empty one, NaN for what is none. */
export function readMoment(text: string): number | null {
  const typed = latinDigits(text).trim();
  if (typed === '') return null;
  if (!/^\d{1,5}$|^(?:\d{1,2}:)?\d{1,3}:[0-5]\d$/.test(typed)) return Number.NaN;
  return typed.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
