/** What an account may ask and keep. How much a language model may write is a setting of the academy. */
export const chatLimits = {
  questionMaxLength: 2000,
  titleMaxLength: 80,
  searchMaxLength: 100,
  /** Of one person in one course. */
  chatsPerCourse: 300,
  questionsPerChat: 100,
  questionsPerHour: 120,
  /** Of what a language model writes; the rest is cut off. */
  answerMaxLength: 12_000,
  /** Of a passage that an answer quotes. */
  passageMaxLength: 600,
  sources: 8,
} as const;

/** A page of the list of chats. */
export const chatPageSize = 30;
