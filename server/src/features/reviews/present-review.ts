import type { Review } from '@academy/contract/reviews/review.ts';
import type { ReviewRow } from './reviews.repository.ts';

/** Name and picture of the writer, never an address. Why it was hidden is in a row for its writer and admins alone. */
export function presentReview(row: ReviewRow): Review {
  const { name, avatar, reply, repliedAt, hiddenReason, reportCount, reasons, ...same } = row;
  return {
    ...same,
    writer: { name, avatar },
    reply: reply === null || repliedAt === null ? null : { text: reply, repliedAt },
    ...(hiddenReason === null ? {} : { hiddenReason }),
    ...(reportCount === undefined ? {} : { reports: { count: reportCount, reasons: reasons ?? [] } }),
  };
}
