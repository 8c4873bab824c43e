import type { ResponseOf } from '@academy/contract/http/client.ts';
import { t } from '@lingui/core/macro';
import type { QuizAnswers } from '@/api/quizzes.ts';
import { numberText } from '@/lib/language/numbers.ts';

type QuizResult = ResponseOf<'POST /api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/quiz/check'>;

export interface Verdict {
  correct: boolean;
  correctOption: string;
}

/** What was sent for grading, and what came back. */
export interface CheckedQuiz {
  answers: QuizAnswers;
  result: QuizResult;
}

/** A verdict is about the answer that was graded: once another is chosen it says nothing any more. */
export function verdictOn(
  questionId: string,
  answers: QuizAnswers,
  checked: CheckedQuiz | undefined,
): Verdict | undefined {
  if (!checked || checked.answers[questionId] !== answers[questionId]) return undefined;
  return checked.result.results[questionId];
}

/** One sentence over the verdicts, while they all still hold. */
export function summaryOf(answers: QuizAnswers, checked: CheckedQuiz | undefined): string | undefined {
  if (!checked) return undefined;
  const { correctCount, questionCount } = checked.result;
  const changed = Object.keys(answers).some((id) => answers[id] !== checked.answers[id]);
  if (changed) return undefined;
  const correct = numberText(correctCount);
  const all = numberText(questionCount);
  if (correctCount === questionCount) return t`All ${all} answers are correct. Well done!`;
  return t`${correct} of ${all} answers are correct.`;
}
