import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { neverCame } from '@academy/platform/invitations/enroll-people.ts';
import { sql } from 'drizzle-orm';
import { isCompleted, totalLessons } from '../../access/course-sql.ts';
import { sentTime } from '../../access/sent-time.ts';

interface StudentRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lastActive: string;
  readonly enrolledAt: string;
  readonly neverCame: boolean;
  readonly completedLessons: number;
  readonly totalLessons: number;
}

const courseId = sql.placeholder('courseId');

/**
 * All students in one statement, counted in one pass over the course's progress; the newest student first. Times leave
 * the database as they are sent: reading and writing ten thousand of them was a third of the work.
 */
const students = preparedSql<StudentRow>(
  'students_of_course',
  sql`
    select users.id, users.name, users.email,
      ${sentTime(sql`enrollments.last_accessed_at`)} as "lastActive",
      ${sentTime(sql`enrollments.enrolled_at`)} as "enrolledAt", ${neverCame} as "neverCame",
      coalesce(done.lessons, 0) as "completedLessons",
      ${totalLessons(courseId)} as "totalLessons"
    from enrollments
    join users on users.id = enrollments.user_id
    left join (
      select user_id, count(*)::int as lessons from lesson_progress
      where course_id = ${courseId} and ${isCompleted} group by user_id
    ) done on done.user_id = enrollments.user_id
    where enrollments.course_id = ${courseId}
    order by enrollments.enrolled_at desc, users.id desc`,
);

export async function listStudents(db: Queryable, courseId: string) {
  return (await students(db, { courseId })).map(
    ({ id, name, email, lastActive, enrolledAt, neverCame, completedLessons, totalLessons }) => ({
      id,
      name,
      email,
      progress: progressPercent(completedLessons, totalLessons),
      lastActive,
      enrolledAt,
      ...(neverCame && { neverCame }),
    }),
  );
}
