import { t } from '@lingui/core/macro';
import type { QuestionResult, QuizAnswers, QuizResult } from '@/api/quizzes.ts';
import { numberText } from '@/lib/language/numbers.ts';

/** What was sent for grading, and what came back. */
export interface CheckedQuiz {
  answers: QuizAnswers;
  result: QuizResult;
}

/** A verdict is about the answer that was graded: once another is given it says nothing any more. */
export function verdictOn(
  questionId: string,
  answers: QuizAnswers,
  checked: { answers: QuizAnswers; result: Pick<QuizResult, 'results'> } | undefined,
): QuestionResult | undefined {
  if (!checked || !isSame(checked.answers[questionId], answers[questionId])) return undefined;
  return checked.result.results[questionId];
}

/** One sentence over the verdicts, while they all still hold. */
export function summaryOf(answers: QuizAnswers, checked: CheckedQuiz | undefined): string | undefined {
  if (!checked) return undefined;
  const { correctCount, questionCount } = checked.result;
  const changed = Object.keys(answers).some((id) => !isSame(answers[id], checked.answers[id]));
  if (changed) return undefined;
  if (questionCount === 1) {
    return correctCount === 1 ? t`Your answer is correct. Well done!` : t`Your answer is not correct yet.`;
  }
  const correct = numberText(correctCount);
  const all = numberText(questionCount);
  if (correctCount === questionCount) return t`All ${all} answers are correct. Well done!`;
  return t`${correct} of ${all} answers are correct.`;
}

type GivenAnswer = QuizAnswers[string] | undefined;

/** Several options are the same in any order. */
function isSame(one: GivenAnswer, other: GivenAnswer): boolean {
  const text = (answer: GivenAnswer) => JSON.stringify(Array.isArray(answer) ? answer.toSorted() : answer);
  return text(one) === text(other);
}
