/** Lists that an author writes line by line: key takeaways, and what the enrollment page says of a course. */
export const lineListLimits = { lines: 100, lineMaxLength: 500 } as const;
