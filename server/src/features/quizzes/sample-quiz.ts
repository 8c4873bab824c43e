import { sampleQuizAnswers } from '@academy/contract/quizzes/sample-quiz-answers.ts';
import { type Answers, refuseUnknownQuestions } from './answers.ts';

/** Grades the two questions that every lesson has until its creator wrote some. */
export function gradeSampleQuiz(answers: Answers) {
  refuseUnknownQuestions(answers, Object.keys(sampleQuizAnswers));
  return gradeQuiz(answers, sampleQuizAnswers);
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
