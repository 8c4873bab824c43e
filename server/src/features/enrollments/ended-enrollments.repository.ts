import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { ending, endingOf } from '@academy/platform/enrollments/end-enrollment.ts';
import { sql } from 'drizzle-orm';
import { isOpenToStudents, viewerId } from '../../access/course-sql.ts';
import { type AskedCourse, type CourseProgress, courseId, progress } from './enrollments.repository.ts';

const leave = preparedSql<CourseProgress>(
  'leave_course',
  sql`
    with ${ending(sql`exists (select from courses where courses.id = ${courseId} and ${isOpenToStudents})`)}
    select seen.* from (${progress}) seen`,
);

/** The course as it was found: one that is closed to its students cannot be left either. */
export async function endOwnEnrollment(db: Queryable, viewerId: string, { courseId, hasModel }: AskedCourse) {
  return (await leave(db, { hasModel, ...endingOf({ courseId, studentId: viewerId }) }))[0];
}

const user = preparedSql('student_to_remove', sql`select from users where id = ${viewerId}::uuid`);

export async function isUser(db: Queryable, userId: string): Promise<boolean> {
  return (await user(db, { viewerId: userId })).length > 0;
}
