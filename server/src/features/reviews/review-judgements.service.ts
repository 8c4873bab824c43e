import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import * as reported from './reported-reviews.repository.ts';
import * as changes from './review-changes.repository.ts';

export type ReviewJudgementsService = ReturnType<typeof createReviewJudgementsService>;

interface ReviewPath {
  readonly courseId: string;
  readonly reviewId: string;
}

type LockedReview = NonNullable<Awaited<ReturnType<typeof changes.lockReview>>>;

/** What others do about a review: vote for it, report it, answer it, hide it. Who may was decided before. */
export function createReviewJudgementsService({ db }: Database) {
  /** In a transaction that has locked the review. A hidden one does not exist for who is no admin. */
  const judge = (
    viewer: Viewer,
    { courseId, reviewId }: ReviewPath,
    change: (tx: Transaction, review: LockedReview) => Promise<void>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const review = isId(reviewId) ? await changes.lockReview(tx, courseId, reviewId) : undefined;
      const isSeen = review !== undefined && (review.hiddenAt === null || viewer.role === 'admin');
      if (!isSeen) throw new Refusal('review_not_found');
      await change(tx, review);
    });

  const refuseOwn = (viewer: Viewer, review: LockedReview) => {
    if (review.userId === viewer.id) throw new Refusal('review_own');
  };

  const tellingOf = (viewer: Viewer, { courseId }: ReviewPath, { userId: personId }: LockedReview) => ({
    ...{ actorId: viewer.id, courseId },
    ...(personId === null ? {} : { personId }),
  });

  return {
    vote: (viewer: Viewer, path: ReviewPath, { useful }: { useful: boolean }) =>
      judge(viewer, path, async (tx, review) => {
        refuseOwn(viewer, review);
        if (useful) await changes.insertVote(tx, review.id, viewer.id);
        else await changes.deleteVote(tx, review.id, viewer.id);
      }),

    report: (viewer: Viewer, path: ReviewPath, reason: string) =>
      judge(viewer, path, async (tx, review) => {
        refuseOwn(viewer, review);
        const isNew = await changes.insertReport(tx, { reviewId: review.id, userId: viewer.id, reason });
        if (!isNew) return;
        await recordEvent(tx, { name: 'review_reported', courseId: path.courseId, reviewId: review.id });
      }),

    /** In the author's own name: an admin does not answer for them. */
    reply: (viewer: Viewer, path: ReviewPath, text: string | null) =>
      judge(viewer, path, async (tx, review) => {
        if (review.authorId !== viewer.id) throw new Refusal('not_author');
        await changes.writeReply(tx, review.id, text);
        await recordEvent(tx, { name: 'review_answered', courseId: path.courseId, reviewId: review.id });
      }),

    hide: (viewer: Viewer, path: ReviewPath, reason: string) =>
      judge(viewer, path, async (tx, review) => {
        await changes.writeHiding(tx, review.id, { reason, by: viewer.id });
        await recordEvent(tx, { name: 'review_hidden', courseId: path.courseId, reviewId: review.id });
        await recordAudit(tx, { action: 'review_hidden', ...tellingOf(viewer, path, review) });
      }),

    listReported: async () => ({
      reviews: await reported.listReported(db),
      count: await reported.countReported(db),
    }),

    /** All that was reported is settled by it. Of two admins who say so at once, the second changes nothing. */
    keep: (viewer: Viewer, path: ReviewPath) =>
      judge(viewer, path, async (tx, review) => {
        if (review.hiddenAt !== null) throw new Refusal('review_hidden');
        if (!(await changes.settleReports(tx, review.id))) return;
        await recordEvent(tx, { name: 'review_kept', courseId: path.courseId, reviewId: review.id });
        await recordAudit(tx, { action: 'review_kept', ...tellingOf(viewer, path, review) });
      }),

    /** Who shows it again has decided about what was reported of it, too. */
    show: (viewer: Viewer, path: ReviewPath) =>
      judge(viewer, path, async (tx, review) => {
        await changes.writeHiding(tx, review.id, null);
        await changes.settleReports(tx, review.id);
        await recordEvent(tx, { name: 'review_shown', courseId: path.courseId, reviewId: review.id });
        await recordAudit(tx, { action: 'review_shown', ...tellingOf(viewer, path, review) });
      }),
  };
}
