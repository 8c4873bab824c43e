/** The rules of reviews that both sides need. */

export const reviewLimits = {
  textMaxLength: 4000,
  /** Of a report, and of hiding. */
  reasonMaxLength: 500,
  pageSize: 10,
  /** How many of the reasons that a review was reported for an admin is shown, the newest first. */
  shownReports: 5,
  /** How many reported reviews an admin is shown; the others wait behind them. */
  reportedShown: 100,
} as const;

export const starCounts = [1, 2, 3, 4, 5] as const;

export const reviewOrders = ['newest', 'useful'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Who has done a fifth of the course may review it. */
export function lessonsNeededToReview(totalLessons: number): number {
  return Math.max(1, Math.ceil(totalLessons / 5));
}

export interface Rating {
  readonly count: number;
  /** With one decimal; null without reviews. */
  readonly mean: number | null;
}

/** From how many gave one star, two, and so on to five. */
export function ratingOf(stars: readonly number[]): Rating {
  const count = stars.reduce((sum, given) => sum + given, 0);
  const points = stars.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return { count, mean: count === 0 ? null : Math.round((points / count) * 10) / 10 };
}
