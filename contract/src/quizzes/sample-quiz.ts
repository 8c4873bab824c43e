/** The knowledge check that stands under every lesson: the web app has its words, and only the server knows which options are right. */
export const sampleQuiz = [
  { id: 'q1', options: ['a', 'b', 'c', 'd'] },
  { id: 'q2', options: ['a', 'b', 'c', 'd'] },
] as const;
