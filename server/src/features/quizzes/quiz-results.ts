import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';

export interface CourseQuizResult {
  /** Of all lessons of the course that have questions of their creator. */
  readonly questionCount: number;
  /** How many of them the person has ever answered right. */
  readonly rightCount: number;
}

const find = preparedSql<CourseQuizResult>(
  'quiz_result_of_course',
  sql`
    select count(*)::int as "questionCount", (count(*) filter (where quiz_results.is_right))::int as "rightCount"
    from lessons
    join quiz_questions on quiz_questions.lesson_id = lessons.id
    left join quiz_results
      on quiz_results.question_id = quiz_questions.id and quiz_results.user_id = ${sql.placeholder('userId')}::uuid
    where lessons.course_id = ${sql.placeholder('courseId')}::uuid`,
);

/** How much of a course's questions somebody has answered right, by the best result at each. Sample questions do not count. */
export async function findQuizResultOfCourse(
  db: Queryable,
  { userId, courseId }: { readonly userId: string; readonly courseId: string },
): Promise<CourseQuizResult> {
  const [found] = await find(db, { userId, courseId });
  return found ?? { questionCount: 0, rightCount: 0 };
}
