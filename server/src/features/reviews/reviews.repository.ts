/** The SQL of reading reviews. Pages begin after a review that is named, so the last is as quick as the first. */
import { type ReviewOrder, reviewLimits } from '@academy/contract/reviews/review-rules.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { ViewedCourse } from '../../access/course-policy.ts';
import { completedLessons, isEnrolled, totalLessons, viewerId } from '../../access/course-sql.ts';
import { sentTime } from '../../access/sent-time.ts';

const courseId = sql`${sql.placeholder('courseId')}::uuid`;
const viewer = sql`${viewerId}::uuid`;

/** A course, how it is rated, and how far the viewer is in it: all that deciding about its reviews needs. */
export interface ReviewedCourse extends ViewedCourse {
  readonly stars: number[];
  readonly totalLessons: number;
  readonly completedLessons: number;
}

const course = preparedSql<ReviewedCourse>(
  'reviewed_course',
  sql`
    select courses.status, courses.author_id as "authorId", ${isEnrolled} as "isEnrolled",
      ${totalLessons()} as "totalLessons", ${completedLessons()} as "completedLessons",
      coalesce(review_summaries.stars, '{0,0,0,0,0}') as stars
    from courses left join review_summaries on review_summaries.course_id = courses.id
    where courses.id = ${courseId}`,
);

export async function findReviewedCourse(db: Queryable, viewerId: string | null, courseId: string) {
  return (await course(db, { viewerId, courseId }))[0];
}

export interface ReviewRow {
  readonly id: string;
  readonly rating: number;
  readonly text: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly usefulCount: number;
  readonly reply: string | null;
  readonly repliedAt: string | null;
  readonly hiddenReason: string | null;
  readonly isOwn: boolean;
  readonly isUseful: boolean;
  readonly isReported: boolean;
  /** For admins alone. */
  readonly reportCount?: number;
  readonly reasons?: string[];
}

const columns = sql`
  reviews.id, reviews.rating, reviews.text, users.name, users.avatar, reviews.reply,
  reviews.useful_count as "usefulCount", reviews.hidden_reason as "hiddenReason",
  ${sentTime(sql`reviews.created_at`)} as "createdAt", ${sentTime(sql`reviews.edited_at`)} as "editedAt",
  ${sentTime(sql`reviews.replied_at`)} as "repliedAt",
  reviews.user_id is not distinct from ${viewer} as "isOwn",
  exists (select from review_votes where review_id = reviews.id and user_id = ${viewer}) as "isUseful",
  exists (select from review_reports where review_id = reviews.id and user_id = ${viewer} and settled_at is null)
    as "isReported"`;

/** What was settled is no report any more. */
export const reportColumns = sql`
  (select count(*)::int from review_reports where review_id = reviews.id and settled_at is null) as "reportCount",
  array(
    select reason from review_reports where review_id = reviews.id and settled_at is null
    order by created_at desc limit ${sql.raw(String(reviewLimits.shownReports))}
  ) as reasons`;

/** Without a review to begin after, after one that is newer and more useful than all. */
const afterId = sql`coalesce(${sql.placeholder('afterId')}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`;
const afterCount = sql`coalesce(${sql.placeholder('afterCount')}::int, 2147483647)`;

const orders: Readonly<Record<ReviewOrder, { after: SQL; by: SQL }>> = {
  newest: { after: sql`reviews.id < ${afterId}`, by: sql`reviews.id desc` },
  useful: {
    after: sql`(reviews.useful_count, reviews.id) < (${afterCount}, ${afterId})`,
    by: sql`reviews.useful_count desc, reviews.id desc`,
  },
};

function list(order: ReviewOrder, readers: 'everybody' | 'admins') {
  const forAdmins = readers === 'admins';
  return preparedSql<ReviewRow>(
    `reviews_${order}_${readers}`,
    sql`
      select ${columns}${forAdmins ? sql`, ${reportColumns}` : sql``}
      from reviews join users on users.id = reviews.user_id
      where reviews.course_id = ${courseId} and ${orders[order].after} and reviews.withdrawn_at is null
        ${forAdmins ? sql`` : sql`and reviews.hidden_at is null`}
      order by ${orders[order].by}
      limit ${sql.placeholder('limit')}::int`,
  );
}

const lists = {
  newest: { everybody: list('newest', 'everybody'), admins: list('newest', 'admins') },
  useful: { everybody: list('useful', 'everybody'), admins: list('useful', 'admins') },
};

export interface ListedReviews {
  readonly courseId: string;
  readonly viewerId: string | null;
  readonly forAdmins: boolean;
  readonly order: ReviewOrder;
  /** The last review of the page before. */
  readonly after: { readonly id: string; readonly usefulCount: number } | null;
  readonly limit: number;
}

export function listReviews(db: Queryable, { order, forAdmins, after, ...values }: ListedReviews) {
  const read = lists[order][forAdmins ? 'admins' : 'everybody'];
  return read(db, { ...values, afterId: after?.id ?? null, afterCount: after?.usefulCount ?? null });
}

const own = preparedSql<ReviewRow>(
  'own_review',
  sql`
    select ${columns} from reviews join users on users.id = reviews.user_id
    where reviews.course_id = ${courseId} and reviews.user_id = ${viewer} and reviews.withdrawn_at is null`,
);

export async function findOwnReview(db: Queryable, viewerId: string, courseId: string) {
  return (await own(db, { viewerId, courseId }))[0];
}
