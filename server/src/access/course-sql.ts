/** What statements about a course and its students have in common. Each of them has `courses` among its tables. */
import { type SQLWrapper, sql } from 'drizzle-orm';

/** Who asks; null is a visitor. */
export const viewerId = sql.placeholder('viewerId');

const courseId = sql`courses.id`;

/** A course that was hidden with its blocked author counts as one without students: it is closed to them, too. */
export const isOpenToStudents = sql`not courses.hidden_by_block`;

export const isEnrolled = sql<boolean>`(${isOpenToStudents} and exists (
  select from enrollments where enrollments.user_id = ${viewerId}::uuid and enrollments.course_id = courses.id
))`;

/** As `canSee` decides it; `isAdmin` is told with the viewer. */
export const isVisible = sql<boolean>`(courses.status = 'published' or courses.author_id = ${viewerId}::uuid
  or ${sql.placeholder('isAdmin')}::boolean or ${isEnrolled})`;

/** Lessons are counted as they are now, so that a deleted or added one keeps progress right. */
export const totalLessons = (course: SQLWrapper = courseId) =>
  sql<number>`(select count(*)::int from lessons where lessons.course_id = ${course})`;

export const isCompleted = sql`lesson_progress.completed_at is not null`;

export const completedLessons = (userId: SQLWrapper = sql`${viewerId}::uuid`) => sql<number>`(
  select count(*)::int from lesson_progress
  where lesson_progress.user_id = ${userId} and lesson_progress.course_id = courses.id and ${isCompleted}
)`;

/** The films of all its lessons; null while a lesson has none that is measured. */
export const totalSeconds = sql<number | null>`(
  select case when count(*) = count(video_seconds) then sum(video_seconds)::float8 end
  from lessons where lessons.course_id = courses.id
)`;

/** The films of the lessons that the viewer completed. */
export const completedSeconds = sql<number>`(
  select coalesce(sum(lessons.video_seconds), 0)::float8
  from lesson_progress join lessons on lessons.id = lesson_progress.lesson_id
  where lesson_progress.user_id = ${viewerId}::uuid and lesson_progress.course_id = courses.id and ${isCompleted}
)`;

/** As courses tell it: nothing while it is not known. */
export function toldSeconds(row: { totalSeconds: number | null; completedSeconds: number }) {
  const { totalSeconds, completedSeconds } = row;
  if (totalSeconds === null) return {};
  return { totalSeconds, remainingSeconds: Math.max(0, totalSeconds - completedSeconds) };
}

/** Whether a language model is set: then there is an answer to everything. */
const hasModel = sql`${sql.placeholder('hasModel')}::boolean`;

/** Whether the assistant has something to answer from: something that is said, or a file that was read. */
export const canAnswer = sql<boolean>`(${hasModel} or exists (
  select from lessons heard
  join caption_tracks on caption_tracks.lesson_id = heard.id and caption_tracks.is_complete
  where heard.course_id = courses.id and exists (select from caption_cues where track_id = caption_tracks.id)
) or exists (
  select from lessons supplied
  join lesson_resources on lesson_resources.lesson_id = supplied.id
  join resource_text_parts on resource_text_parts.resource_id = lesson_resources.id
  where supplied.course_id = courses.id
))`;
