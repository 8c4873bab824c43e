import { inEveryStatus, learned, lesson, type MatrixRow, managed, read } from '../access-cells.ts';

const question = {
  kind: 'single',
  prompt: 'Which thread is stretched first?',
  options: [
    { id: 'a', text: 'The warp', correct: true },
    { id: 'b', text: 'The weft', correct: false },
  ],
};

export const quizRows: readonly MatrixRow[] = [
  ...inEveryStatus(`POST ${lesson}/quiz/check`, learned(200), { answers: { q1: 'b' } }),
  ...inEveryStatus(`GET ${lesson}/quiz`, read),
  ...inEveryStatus(`GET ${lesson}/quiz/questions`, managed(200)),
  ...inEveryStatus(`PUT ${lesson}/quiz/questions`, managed(200), { questions: [question] }),
];
