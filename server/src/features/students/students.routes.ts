import { progressPercent } from '@academy/contract/enrollments/progress.ts';
import { listStudents } from '@academy/contract/students/student-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';

/** Everybody in one statement, counted in one pass over the course's progress; the newest student first. */
const studentsOfCourse = `
  SELECT users.id, users.name, users.email, enrollments.last_accessed_at AS "lastAccessedAt",
    coalesce(done.lessons, 0) AS "completedLessons",
    (SELECT count(*)::int FROM lessons WHERE course_id = $1) AS "totalLessons"
  FROM enrollments
  JOIN users ON users.id = enrollments.user_id
  LEFT JOIN (
    SELECT user_id, count(*)::int AS lessons FROM lesson_progress
    WHERE course_id = $1 AND completed_at IS NOT NULL GROUP BY user_id
  ) done ON done.user_id = enrollments.user_id
  WHERE enrollments.course_id = $1
  ORDER BY enrollments.enrolled_at DESC, users.id DESC`;

interface StudentRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lastAccessedAt: Date;
  readonly completedLessons: number;
  readonly totalLessons: number;
}

export function registerStudents(app: FastifyInstance, { pool }: Database): void {
  bindCall(app, listStudents, async ({ params }) => {
    const { rows } = await pool.query<StudentRow>({
      name: 'students_of_course',
      text: studentsOfCourse,
      values: [params.courseId],
    });
    return rows.map(({ id, name, email, lastAccessedAt, completedLessons, totalLessons }) => ({
      id,
      name,
      email,
      progress: progressPercent(completedLessons, totalLessons),
      lastActive: lastAccessedAt.toISOString(),
    }));
  });
}
