export const lessonDefaults = {
  /** Shown for a lesson without a given length. */
  duration: '10:00',
  estimatedMinutes: 10,
} as const;

export const lessonFormLimits = {
  titleMinLength: 3,
  titleMaxLength: 200,
  contentMaxLength: 200_000,
} as const;

export const lessonTitleMessage = 'Lesson title must be at least 3 characters';
export const moduleTitleMessage = 'Module title is required';

/** Far more than any course has: beyond it, a program has gone wrong. */
export const curriculumLimits = { modules: 500, lessons: 5000 } as const;
