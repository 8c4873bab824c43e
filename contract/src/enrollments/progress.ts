/**
 * Percent of a course done: completed lessons over all lessons, as a whole number. Only a course
 * that is really finished reads 100, and one that is begun never reads 0.
 */
export function progressPercent(completedLessons: number, totalLessons: number): number {
  if (totalLessons <= 0 || completedLessons <= 0) return 0;
  if (completedLessons >= totalLessons) return 100;
  return Math.min(99, Math.max(1, Math.round((completedLessons / totalLessons) * 100)));
}

const progressThresholds = { green: 75, yellow: 40 } as const;

export function progressColour(percent: number): 'green' | 'yellow' | 'red' {
  if (percent >= progressThresholds.green) return 'green';
  return percent >= progressThresholds.yellow ? 'yellow' : 'red';
}
