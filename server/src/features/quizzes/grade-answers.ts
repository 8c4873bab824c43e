import { foldAnswer } from '@academy/contract/quizzes/fold-answer.ts';
import { isNear, readNumber } from '@academy/contract/quizzes/number-answer.ts';
import type { WrittenQuestion } from '@academy/contract/quizzes/question.ts';
import type { QuestionResult } from '@academy/contract/quizzes/quiz.ts';
import type { Answers } from './answers.ts';

export type StoredQuestion = WrittenQuestion & { readonly id: string };

/**
 * Grades what was answered. A question left open is not right, and nothing is told of it: its solution is for those who
 * have tried. One of the film that was answered right there counts here, too.
 */
export function gradeAnswers(
  answers: Answers,
  questions: readonly StoredQuestion[],
  rightBefore: ReadonlySet<string> = new Set(),
) {
  const given = new Map(Object.entries(answers));
  const graded = questions.flatMap((question) => {
    const answer = given.get(question.id);
    return answer === undefined || isLeftOpen(answer)
      ? []
      : [{ question, result: gradeOne(answer, question) }];
  });
  const results = Object.fromEntries(graded.map(({ question, result }) => [question.id, result]));
  const isSettled = ({ id, atSeconds }: StoredQuestion) => atSeconds !== null && rightBefore.has(id);
  return {
    correctCount: questions.filter((question) => results[question.id]?.correct ?? isSettled(question)).length,
    questionCount: questions.length,
    results,
    /** The film asked, and not the whole check was meant: it is graded, and is no attempt. */
    isPartial:
      graded.length < questions.length && graded.every(({ question }) => question.atSeconds !== null),
  };
}

function isLeftOpen(answer: string | readonly string[]): boolean {
  return answer.length === 0 || (typeof answer === 'string' && answer.trim() === '');
}

function gradeOne(answer: string | readonly string[], question: StoredQuestion): QuestionResult {
  const { explanation } = question;
  const chosen = [answer].flat();
  switch (question.kind) {
    case 'single':
    case 'several': {
      const correctOptions = question.options.filter(({ correct }) => correct).map(({ id }) => id);
      const same = new Set(chosen).size === correctOptions.length;
      return {
        correct: same && correctOptions.every((id) => chosen.includes(id)),
        correctOption: correctOptions[0] ?? '',
        correctOptions,
        explanation,
      };
    }
    case 'number': {
      const typed = chosen.length === 1 ? readNumber(chosen[0] ?? '') : null;
      return {
        correct: typed !== null && isNear(typed, question),
        correctOption: String(question.value),
        tolerance: question.tolerance,
        explanation,
      };
    }
    case 'text': {
      const accepted = new Set(question.accepted.map(foldAnswer));
      return {
        correct: chosen.length === 1 && accepted.has(foldAnswer(chosen[0] ?? '')),
        correctOption: question.accepted[0] ?? '',
        explanation,
      };
    }
  }
}
