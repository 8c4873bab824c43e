import { unknownQuestionMessage } from '@academy/contract/quizzes/sample-quiz.ts';
import { Refusal } from '../../refusal.ts';

/** By question: an option or a text, or several options. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

export function refuseUnknownQuestions(answers: Answers, questionIds: readonly string[]): void {
  const known = new Set(questionIds);
  if (Object.keys(answers).some((id) => !known.has(id))) {
    throw new Refusal('bad_request', unknownQuestionMessage);
  }
}
