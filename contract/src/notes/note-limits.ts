/** How much of notes there can be, and how much of them is sent at once. */
export const noteLimits = {
  /** Of a note at a moment. A line is meant; a page may be written. */
  textLength: 5_000,
  ofLesson: 500,
  ofPerson: 10_000,
  searchLength: 200,
  notebookPage: 50,
  notebookPages: 1_000,
  /** So much of a free note, which may be as long as a chapter, is sent to the notebook. */
  notebookText: 5_000,
} as const;
