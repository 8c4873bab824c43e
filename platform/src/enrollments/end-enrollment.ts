/** The end of an enrollment. What was done in the course is kept by its own keys, and comes back with whoever does. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { preparedSql } from '../database/prepared.ts';
import { ACTIVITY_DAYS } from '../insight/counting-time.ts';
import { eventRow } from '../outbox/outbox.ts';

export interface StudentOfCourse {
  readonly courseId: string;
  readonly studentId: string;
}

const studentId = sql.placeholder('viewerId');
const courseId = sql.placeholder('courseId');
const event = sql`${sql.placeholder('name')}, ${sql.placeholder('subject')}::uuid, ${sql.placeholder('json')}::jsonb`;

/**
 * The parts of a statement that ends an enrollment. What it kept waits in `ended_enrollments` for their return, where it can meet no row
 * from before (see migration 0034). The last visit was known from the enrollment alone, so its day is written down.
 */
export const ending = (isMeant: SQL) => sql`
  ended as (
    delete from enrollments where user_id = ${studentId}::uuid and course_id = ${courseId}::uuid and ${isMeant} returning *
  ), kept as (
    insert into ended_enrollments (user_id, course_id, enrolled_at, last_accessed_at, last_watched_lesson_id, is_counted,
      completed_lessons, finished_at)
    select user_id, course_id, enrolled_at, last_accessed_at, last_watched_lesson_id, is_counted, completed_lessons, finished_at
    from ended
  ), noted as (
    insert into course_activity (user_id, course_id, slot)
    select user_id, course_id, active_slot from ended where active_slot > now() - interval '${sql.raw(String(ACTIVITY_DAYS))} days'
    on conflict do nothing
  ), recorded as (
    insert into outbox.events (name, subject, event) select ${event} from ended
  )`;

/** The values of those parts. */
export const endingOf = ({ courseId, studentId }: StudentOfCourse) => ({
  ...{ viewerId: studentId, courseId },
  ...eventRow({ name: 'enrollment_ended', courseId, userId: studentId }),
});

const end = preparedSql('end_enrollment', sql`with ${ending(sql`true`)} select from ended`);

/** Whether they were enrolled. */
export async function endEnrollment(db: Queryable, student: StudentOfCourse): Promise<boolean> {
  return (await end(db, endingOf(student))).length > 0;
}
