/** The knowledge check that stands under every lesson: the web app has its words, and only the server knows which options are right. */
export const sampleQuiz = [
  { id: 'q1', options: ['a', 'b', 'c', 'd'] },
  { id: 'q2', options: ['a', 'b', 'c', 'd'] },
] as const;

/** Said of answers to questions that the lesson does not have. */
export const unknownQuestionMessage = 'answers: only questions of this lesson can be answered';
