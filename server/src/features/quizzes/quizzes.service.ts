import { sampleQuizAnswers } from '@academy/contract/quizzes/sample-quiz-answers.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import { deleteOlderAttempts, insertAttempt } from './quizzes.repository.ts';

type Answers = Readonly<Record<string, string | undefined>>;

/** Of one user at one lesson. Older ones are never read, and could be made without end. */
const keptAttempts = 20;

/**
 * Grades the answers and keeps the attempt. Two statements and no transaction: each removal sees what was kept until
 * then, so that of many attempts at once the last one leaves the right number.
 */
export async function checkQuiz({ db }: Database, userId: string, lessonId: string, answers: Answers) {
  const graded = gradeQuiz(answers, sampleQuizAnswers);
  const { correctCount, questionCount } = graded;
  await insertAttempt(db, { id: newId(), userId, lessonId, answers, correctCount, questionCount });
  await deleteOlderAttempts(db, { userId, lessonId, kept: keptAttempts });
  return graded;
}

/** Grades answers question by question. A question left open is wrong; an unknown one does not count. */
export function gradeQuiz(answers: Answers, rightAnswers: Readonly<Record<string, string>>) {
  const results = Object.fromEntries(
    Object.entries(rightAnswers).map(([question, right]) => [
      question,
      { correct: Object.hasOwn(answers, question) && answers[question] === right, correctOption: right },
    ]),
  );
  const graded = Object.values(results);
  return {
    results,
    correctCount: graded.filter(({ correct }) => correct).length,
    questionCount: graded.length,
  };
}
