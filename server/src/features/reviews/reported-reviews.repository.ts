/** The SQL of what waits for admins: reviews that were reported, and are neither hidden nor kept since. */
import type { ReportedReview } from '@academy/contract/reviews/reported-review-calls.ts';
import { reviewLimits } from '@academy/contract/reviews/review-rules.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';
import { sentTime } from '../../access/sent-time.ts';
import { reportColumns } from './reviews.repository.ts';

/** Read by an index of reports that nobody settled; those of hidden reviews are among them, as they say why. */
const waiting = sql`
  (select review_id, min(created_at) as reported_at from review_reports where settled_at is null group by review_id) waiting
  join reviews on reviews.id = waiting.review_id and reviews.hidden_at is null and reviews.withdrawn_at is null`;

interface ReportedRow extends Pick<ReportedReview, 'id' | 'rating' | 'text' | 'reportedAt'> {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly writerId: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly reportCount: number;
  readonly reasons: string[];
}

const list = preparedSql<ReportedRow>(
  'reported_reviews',
  sql`
    select reviews.id, reviews.rating, reviews.text, courses.id as "courseId", courses.title as "courseTitle",
      users.id as "writerId", users.name, users.avatar, ${sentTime(sql`waiting.reported_at`)} as "reportedAt",
      ${reportColumns}
    from ${waiting}
    join courses on courses.id = reviews.course_id
    join users on users.id = reviews.user_id
    order by waiting.reported_at, reviews.id
    limit ${sql.raw(String(reviewLimits.reportedShown))}`,
);

export async function listReported(db: Queryable): Promise<ReportedReview[]> {
  const rows = await list(db, {});
  return rows.map(({ courseId, courseTitle, writerId, name, avatar, reportCount, reasons, ...same }) => ({
    ...same,
    course: { id: courseId, title: courseTitle },
    writer: { id: writerId, name, avatar },
    reports: { count: reportCount, reasons },
  }));
}

const counted = preparedSql<{ count: number }>(
  'reported_reviews_count',
  sql`select count(*)::int as count from ${waiting}`,
);

export async function countReported(db: Queryable): Promise<number> {
  return (await counted(db, {}))[0]?.count ?? 0;
}
