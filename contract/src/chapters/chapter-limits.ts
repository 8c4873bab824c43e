/** Bounds of what is stored of chapters. */
export const chapterLimits = { perLesson: 100, titleLength: 120 } as const;
