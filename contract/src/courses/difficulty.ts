export const difficulties = ['beginner', 'intermediate', 'advanced', 'all-levels'] as const;

export type Difficulty = (typeof difficulties)[number];

const labels: Readonly<Record<Difficulty, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  'all-levels': 'All Levels',
};

export function difficultyLabel(difficulty: Difficulty): string {
  return labels[difficulty];
}
