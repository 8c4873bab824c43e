/** Grades answers question by question. A question left open is wrong; an unknown one does not count. */
export function gradeQuiz(
  answers: Readonly<Record<string, string | undefined>>,
  rightAnswers: Readonly<Record<string, string>>,
) {
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
