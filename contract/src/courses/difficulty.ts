export const difficulties = ['beginner', 'intermediate', 'advanced', 'all-levels'] as const;

export type Difficulty = (typeof difficulties)[number];
