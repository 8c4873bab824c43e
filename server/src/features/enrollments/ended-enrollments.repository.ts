/** The end of an enrollment. What was done in the course is kept by its own keys, and comes back with whoever does. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { eventRow } from '@academy/platform/outbox/outbox.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isOpenToStudents, viewerId } from '../../access/course-sql.ts';
import {
  type AskedCourse,
  type CourseProgress,
  courseId,
  event,
  progress,
} from './enrollments.repository.ts';

export interface StudentOfCourse {
  readonly courseId: string;
  readonly studentId: string;
}

/** What it kept of them waits for their return (see migration 0034). */
const ending = (isMeant: SQL) => sql`
  ended as (
    delete from enrollments where user_id = ${viewerId}::uuid and course_id = ${courseId}::uuid and ${isMeant} returning *
  ), kept as (
    insert into ended_enrollments (user_id, course_id, enrolled_at, last_accessed_at, last_watched_lesson_id, is_counted,
      completed_lessons, finished_at)
    select user_id, course_id, enrolled_at, last_accessed_at, last_watched_lesson_id, is_counted, completed_lessons, finished_at
    from ended
    on conflict (user_id, course_id) do update set last_accessed_at = excluded.last_accessed_at, ended_at = excluded.ended_at
  ), recorded as (
    insert into outbox.events (name, subject, event) select ${event} from ended
  )`;

const leave = preparedSql<CourseProgress>(
  'leave_course',
  sql`
    with ${ending(sql`exists (select from courses where courses.id = ${courseId} and ${isOpenToStudents})`)}
    select seen.* from (${progress}) seen`,
);

const endedEvent = (userId: string, courseId: string) =>
  eventRow({ name: 'enrollment_ended', courseId, userId });

/** The course as it was found: one that is closed to its students cannot be left either. */
export async function endOwnEnrollment(db: Queryable, viewerId: string, { courseId, hasModel }: AskedCourse) {
  return (await leave(db, { viewerId, courseId, hasModel, ...endedEvent(viewerId, courseId) }))[0];
}

const remove = preparedSql('remove_student', sql`with ${ending(sql`true`)} select from ended`);

/** Whether they were enrolled. */
export async function endEnrollment(
  db: Queryable,
  { courseId, studentId }: StudentOfCourse,
): Promise<boolean> {
  const ended = await remove(db, { viewerId: studentId, courseId, ...endedEvent(studentId, courseId) });
  return ended.length > 0;
}
