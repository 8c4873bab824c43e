export interface LearnedDay {
  /** Noon of it, by the reader's clock: no change of the clock makes another day of that. */
  readonly day: Date;
  readonly learned: boolean;
}

/**
 * Today and the six days before as the reader's own clock has them, wherever the academy is. What was learned at a quarter to
 * midnight belongs to the day on which the reader was still awake.
 */
export function lastSevenDays(learnedAt: readonly string[], now: Date): LearnedDay[] {
  const learned = new Set(learnedAt.map((time) => new Date(time).toDateString()));
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6 + index, 12);
    return { day, learned: learned.has(day.toDateString()) };
  });
}
