/** The kinds of questions that a creator can write, and how much of everything there may be. */
export const questionKinds = ['single', 'several', 'number', 'text'] as const;

export type QuestionKind = (typeof questionKinds)[number];

export const quizLimits = {
  questions: 50,
  minOptions: 2,
  options: 10,
  spellings: 20,
  promptMaxLength: 2000,
  optionMaxLength: 300,
  explanationMaxLength: 2000,
  spellingMaxLength: 200,
  /** Of one answer; the same for one of several chosen options. */
  answerMaxLength: 500,
  /** A whole day: longer than any film. */
  latestSecond: 86_400,
  largestNumber: 1e15,
} as const;
