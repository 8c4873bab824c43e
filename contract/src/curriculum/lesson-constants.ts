export const lessonDefaults = {
  /** Shown for a lesson whose length nobody gave. */
  duration: '10:00',
  estimatedMinutes: 10,
} as const;

export const lessonFormLimits = {
  titleMinLength: 3,
  titleMaxLength: 200,
  contentMaxLength: 200_000,
} as const;

export const newModuleTitle = 'New Module';
