/** Which courses somebody has finished without having their certificate: what the list of certificates offers, and home tells of. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isOpenToStudents } from './course-sql.ts';

/** Of the courses they are enrolled in. One's own give none, nor does one that was hidden. */
export const mayEarnCertificate = (userId: SQLWrapper): SQL => sql`(
  enrollments.user_id = ${userId} and courses.author_id <> ${userId} and ${isOpenToStudents} and not exists (
    select from certificates where certificates.user_id = ${userId} and certificates.course_id = courses.id
  )
)`;

/** A course without a lesson is never finished. */
export const isFinished = (total: SQLWrapper, completed: SQLWrapper): SQL =>
  sql`${total} between 1 and ${completed}`;
