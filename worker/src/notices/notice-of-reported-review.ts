import type { AcademyEvent } from '@academy/contract/events/events.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { notices } from '@academy/platform/database/schema/notices.ts';
import { reviewReports, reviews } from '@academy/platform/database/schema/reviews.ts';
import type { NewNotice } from '@academy/platform/notices/tell-person.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { listAdmins } from './list-admins.ts';

const kind = 'review_reported';

/** What calls for a decision about a review, or is one. */
const watched = [kind, 'review_hidden', 'review_kept', 'review_deleted'] as const;

type ReviewEvent = Extract<AcademyEvent, { name: (typeof watched)[number] }>;

const isWatched = (event: AcademyEvent): event is ReviewEvent => watched.some((name) => name === event.name);

/** One for each admin, however many report the review; once it is hidden, kept or gone, theirs go, too. */
export async function noticesOfReportedReview(
  tx: Transaction,
  event: AcademyEvent,
  adminEmails: readonly string[],
): Promise<NewNotice[]> {
  if (!isWatched(event)) return [];
  const { courseId, reviewId } = event;
  const [waiting] = await tx
    .select({ courseTitle: courses.title })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(courses, eq(courses.id, reviews.courseId))
    .where(
      and(
        ...[eq(reviews.id, reviewId), isNull(reviews.hiddenAt), isNull(reviews.withdrawnAt)],
        isNull(reviewReports.settledAt),
      ),
    )
    .limit(1);
  if (waiting === undefined) {
    await tx
      .delete(notices)
      .where(and(eq(notices.courseId, courseId), eq(notices.kind, kind), eq(notices.key, reviewId)));
    return [];
  }
  if (event.name !== kind) return [];
  const admins = await listAdmins(tx, adminEmails);
  return admins.map((userId) => ({ userId, kind, key: reviewId, courseId, facts: waiting }));
}
