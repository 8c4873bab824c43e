/** The SQL of changing reviews. Each function runs in the transaction of a change. The database counts stars and votes. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { reviewReports, reviews, reviewVotes } from '@academy/platform/database/schema/reviews.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

interface NewReview {
  readonly id: string;
  readonly courseId: string;
  readonly userId: string;
  readonly rating: number;
  readonly text: string;
}

/**
 * One review of each student and course, by key: who writes in two windows at once changes one row. What was hidden stays
 * hidden. Answers the id of the row.
 */
export async function upsertReview(tx: Queryable, review: NewReview): Promise<string> {
  const [saved] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: [reviews.userId, reviews.courseId],
      set: {
        rating: review.rating,
        text: review.text,
        withdrawnAt: null,
        editedAt: sql`case when (${reviews.rating}, ${reviews.text}) = (excluded.rating, excluded.text)
          then ${reviews.editedAt} else now() end`,
      },
    })
    .returning({ id: reviews.id });
  if (saved === undefined) throw new Error('A review was neither written nor changed.');
  return saved.id;
}

/** The review that a student has not taken back, locked until the transaction ends. */
export async function lockOwnReview(tx: Queryable, userId: string, courseId: string) {
  const [found] = await tx
    .select({ id: reviews.id, hiddenAt: reviews.hiddenAt })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.courseId, courseId), isNull(reviews.withdrawnAt)))
    .for('update');
  return found;
}

export async function deleteReview(tx: Queryable, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}

/** Of a hidden review only its words go. */
export async function withdrawReview(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ text: '', reply: null, repliedAt: null, withdrawnAt: sql`now()` })
    .where(eq(reviews.id, id));
}

/** Locked until the transaction ends, so that what is decided about it still holds when it is written. */
export async function lockReview(tx: Queryable, courseId: string, id: string) {
  const [found] = await tx
    .select({
      id: reviews.id,
      userId: reviews.userId,
      hiddenAt: reviews.hiddenAt,
      authorId: sql<string>`(select author_id from courses where courses.id = ${reviews.courseId})`,
    })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.courseId, courseId), isNull(reviews.withdrawnAt)))
    .for('no key update');
  return found;
}

export async function insertVote(tx: Queryable, reviewId: string, userId: string): Promise<void> {
  await tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing();
}

export async function deleteVote(tx: Queryable, reviewId: string, userId: string): Promise<void> {
  await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)));
}

/** Answers false where the person had reported it before, and nobody decided since. */
export async function insertReport(
  tx: Queryable,
  report: { reviewId: string; userId: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(reviewReports)
    .values(report)
    .onConflictDoUpdate({
      target: [reviewReports.reviewId, reviewReports.userId],
      set: { reason: report.reason, createdAt: sql`now()`, settledAt: null },
      setWhere: isNotNull(reviewReports.settledAt),
    });
  return rowCount === 1;
}

/** Answers false where none waited. */
export async function settleReports(tx: Queryable, reviewId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviewReports)
    .set({ settledAt: sql`now()` })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.settledAt)));
  return rowCount !== null && rowCount > 0;
}

export async function writeReply(tx: Queryable, id: string, reply: string | null): Promise<void> {
  await tx
    .update(reviews)
    .set({ reply, repliedAt: reply === null ? null : sql`now()` })
    .where(eq(reviews.id, id));
}

/** Null shows it again. */
export async function writeHiding(
  tx: Queryable,
  id: string,
  hiding: { reason: string; by: string } | null,
): Promise<void> {
  await tx
    .update(reviews)
    .set(
      hiding === null
        ? { hiddenAt: null, hiddenBy: null, hiddenReason: null }
        : { hiddenAt: sql`now()`, hiddenBy: hiding.by, hiddenReason: hiding.reason },
    )
    .where(eq(reviews.id, id));
}
