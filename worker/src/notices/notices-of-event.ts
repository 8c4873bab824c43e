/** Who is to be told of an event, and what. It reads what is true now: what was taken back meanwhile is told to nobody. */
import type { AcademyEvent } from '@academy/contract/events/events.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { certificates } from '@academy/platform/database/schema/certificates.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { reviews } from '@academy/platform/database/schema/reviews.ts';
import type { NewNotice } from '@academy/platform/notices/tell-person.ts';
import { eq } from 'drizzle-orm';
import { approvalNotices, requestNotices } from './notices-of-approval.ts';

interface Heard {
  readonly event: AcademyEvent;
  readonly at: Date;
  readonly adminEmails: readonly string[];
}

export async function noticesOf(
  db: Queryable,
  { event, at, adminEmails }: Heard,
): Promise<readonly NewNotice[]> {
  switch (event.name) {
    case 'certificate_issued':
    case 'certificate_revoked':
      return certificateNotices(db, event);
    case 'review_answered':
    case 'review_hidden':
    case 'review_written':
      return reviewNotices(db, event);
    case 'course_published':
      return courseNotices(db, event, at);
    case 'course_refused':
    case 'course_submitted':
      return approvalNotices(db, event, adminEmails);
    case 'creator_requested':
    case 'creator_request_answered':
      return requestNotices(db, event, adminEmails);
    default:
      return [];
  }
}

type Named<Name extends AcademyEvent['name']> = Extract<AcademyEvent, { name: Name }>;

async function certificateNotices(
  db: Queryable,
  { name: kind, certificateId }: Named<'certificate_issued' | 'certificate_revoked'>,
): Promise<NewNotice[]> {
  const [found] = await db
    .select({
      userId: certificates.userId,
      courseTitle: certificates.courseTitle,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .where(eq(certificates.id, certificateId));
  if (found === undefined || found.userId === null) return [];
  const { userId, courseTitle, revokedAt } = found;
  if ((revokedAt !== null) !== (kind === 'certificate_revoked')) return [];
  // Whoever takes a certificate has it before their eyes. It outlives its course, and so does what is told of it.
  const isRead = kind === 'certificate_issued';
  return [{ userId, kind, key: certificateId, facts: { courseTitle, certificateId }, isRead }];
}

async function reviewNotices(
  db: Queryable,
  { name: kind, reviewId }: Named<'review_answered' | 'review_hidden' | 'review_written'>,
): Promise<NewNotice[]> {
  const [found] = await db
    .select({ review: reviews, authorId: courses.authorId, courseTitle: courses.title })
    .from(reviews)
    .innerJoin(courses, eq(courses.id, reviews.courseId))
    .where(eq(reviews.id, reviewId));
  if (found === undefined) return [];
  const { review, authorId, courseTitle } = found;
  const { courseId, userId, rating, hiddenAt } = review;
  const isSeen = hiddenAt === null && review.withdrawnAt === null;
  const about = { kind, courseId, key: reviewId };
  if (kind === 'review_hidden') {
    if (hiddenAt === null || review.withdrawnAt !== null) return [];
    return [{ ...about, userId, key: `${reviewId} ${hiddenAt.toISOString()}`, facts: { courseTitle } }];
  }
  if (!isSeen) return [];
  if (kind === 'review_written') return [{ ...about, userId: authorId, facts: { courseTitle, rating } }];
  return review.reply === null ? [] : [{ ...about, userId, facts: { courseTitle } }];
}

async function courseNotices(
  db: Queryable,
  { name: kind, courseId }: Named<'course_published'>,
  at: Date,
): Promise<NewNotice[]> {
  const [found] = await db
    .select({ userId: courses.authorId, courseTitle: courses.title, status: courses.status })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (found === undefined || found.status !== 'published') return [];
  const { userId, courseTitle } = found;
  return [{ userId, kind, key: `${courseId} ${at.toISOString()}`, courseId, facts: { courseTitle } }];
}
