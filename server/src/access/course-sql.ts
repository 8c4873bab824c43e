/** What statements about a course and its students have in common. Each of them has `courses` among its tables. */
import { type SQLWrapper, sql } from 'drizzle-orm';

/** Who asks; null is a visitor. */
export const viewerId = sql.placeholder('viewerId');

const courseId = sql`courses.id`;

export const isEnrolled = sql<boolean>`exists (
  select from enrollments where enrollments.user_id = ${viewerId}::uuid and enrollments.course_id = courses.id
)`;

/** Lessons are counted as they are now, so that a deleted or added one keeps progress right. */
export const totalLessons = (course: SQLWrapper = courseId) =>
  sql<number>`(select count(*)::int from lessons where lessons.course_id = ${course})`;

export const isCompleted = sql`lesson_progress.completed_at is not null`;

export const completedLessons = (userId: SQLWrapper = sql`${viewerId}::uuid`) => sql<number>`(
  select count(*)::int from lesson_progress
  where lesson_progress.user_id = ${userId} and lesson_progress.course_id = courses.id and ${isCompleted}
)`;
