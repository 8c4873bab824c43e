/** How much of each kind an answer has at most, and how long the words may be. */
export const finderLimits = { wordsMaxLength: 100, courses: 5, lessons: 6, students: 6 } as const;
