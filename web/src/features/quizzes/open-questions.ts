import { readNumber } from '@academy/contract/quizzes/number-answer.ts';
import type { Question, QuizAnswers } from '@/api/quizzes.ts';

type GivenAnswer = QuizAnswers[string] | undefined;

/** Why an answer cannot be checked yet; null: it can. */
export type Missing = 'answer' | 'number' | null;

/** What is settled by an earlier answer may stay open. */
export function missingIn({ kind }: Pick<Question, 'kind'>, answer: GivenAnswer, isSettled = false): Missing {
  const isOpen = answer === undefined || (typeof answer === 'string' ? answer.trim() : answer).length === 0;
  if (isOpen) return isSettled ? null : 'answer';
  return kind === 'number' && (typeof answer !== 'string' || readNumber(answer) === null) ? 'number' : null;
}

/** With one of several options chosen, or no longer so. */
export function toggled(answer: GivenAnswer, optionId: string): readonly string[] {
  const chosen = typeof answer === 'object' ? answer : [];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
}
