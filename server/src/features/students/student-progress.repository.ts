/** One student of a course, lesson by lesson. */
import type { LessonOfStudent } from '@academy/contract/students/student-calls.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { neverCame } from '@academy/platform/invitations/enroll-people.ts';
import { sql } from 'drizzle-orm';
import { isCompleted } from '../../access/course-sql.ts';
import { sentTime } from '../../access/sent-time.ts';

interface StudentOfCourse {
  readonly courseId: string;
  readonly studentId: string;
}

interface StudentRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lastActive: string;
  readonly enrolledAt: string;
  readonly neverCame: boolean;
  readonly completedLessons: number;
  readonly certificate: { id: string; issuedAt: string; isRevoked: boolean } | null;
}

const courseId = sql`${sql.placeholder('courseId')}::uuid`;
const studentId = sql`${sql.placeholder('studentId')}::uuid`;

const student = preparedSql<StudentRow>(
  'student_of_course',
  sql`
    select users.id, users.name, users.email,
      ${sentTime(sql`enrollments.last_accessed_at`)} as "lastActive",
      ${sentTime(sql`enrollments.enrolled_at`)} as "enrolledAt", ${neverCame} as "neverCame",
      (select count(*)::int from lesson_progress
        where user_id = ${studentId} and course_id = ${courseId} and ${isCompleted}) as "completedLessons",
      (select json_build_object('id', certificates.id, 'issuedAt', ${sentTime(sql`issued_at`)},
          'isRevoked', revoked_at is not null)
        from certificates where user_id = ${studentId} and course_id = ${courseId}) as certificate
    from enrollments join users on users.id = enrollments.user_id
    where enrollments.user_id = ${studentId} and enrollments.course_id = ${courseId}`,
);

export async function findStudent(db: Queryable, named: StudentOfCourse) {
  const [found] = await student(db, { ...named });
  if (found === undefined) return undefined;
  const { neverCame, ...row } = found;
  return { ...row, ...(neverCame && { neverCame }) };
}

export async function isStudent(db: Queryable, named: StudentOfCourse): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from enrollments where user_id = ${named.studentId}::uuid and course_id = ${named.courseId}::uuid`,
  );
  return rowCount !== 0;
}

/** Opening a lesson completes it; before there was such a call only the place in its film was kept. */
const lessons = preparedSql<LessonOfStudent>(
  'lessons_of_student',
  sql`
    select lessons.id as "lessonId", modules.id as "moduleId", lessons.title, modules.title as "moduleTitle",
      ${sentTime(sql`coalesce(done.completed_at, done.updated_at)`)} as "openedAt",
      case when lessons.video_seconds is not null then json_build_object(
        'seconds', lessons.video_seconds, 'position', least(coalesce(done.playback_seconds, 0), lessons.video_seconds)
      ) end as film,
      case when asked.questions > 0 then json_build_object(
        'questions', asked.questions, 'answered', asked.answered, 'right', asked.correct) end as quiz
    from lessons
    join modules on modules.id = lessons.module_id
    left join lesson_progress done on done.lesson_id = lessons.id and done.user_id = ${studentId}
    left join lateral (
      select count(*)::int as questions, count(is_right)::int as answered,
        (count(*) filter (where is_right))::int as correct
      from quiz_questions
      left join quiz_results on quiz_results.question_id = quiz_questions.id and quiz_results.user_id = ${studentId}
      where quiz_questions.lesson_id = lessons.id
    ) asked on true
    where lessons.course_id = ${courseId}
    order by modules.position, lessons.position`,
);

export const listLessons = (db: Queryable, named: StudentOfCourse): Promise<LessonOfStudent[]> =>
  lessons(db, { ...named });
