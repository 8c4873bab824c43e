/** What becomes of the courses of an account that is deleted, where they are not deleted with it. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { recordEvent } from '../outbox/outbox.ts';
import type { Successor } from './find-successor.ts';
import type { LeaverCourse } from './leaver-courses.ts';

/**
 * Archived: who learns in them goes on, and nobody new begins. Where the instructor was the one who leaves, it is the admin
 * from then on, as with any course that is handed over.
 */
export async function giveCourses(
  tx: Transaction,
  courses: readonly LeaverCourse[],
  { from, to }: { from: { name: string; displayName: string | null }; to: Successor },
): Promise<void> {
  const wasInstructor = sql`instructor in (${from.name}::text, ${from.displayName}::text)`;
  await tx.execute(sql`
    update courses set author_id = ${to.id}::uuid, status = 'archived', hidden_by_block = false, revision = revision + 1,
      instructor = case when ${wasInstructor} then ${to.name}::text else instructor end,
      instructor_avatar = case when ${wasInstructor} then ${to.avatar}::text else instructor_avatar end
    where id = any (${sql.param(courses.map(({ id }) => id))}::uuid[])`);
  for (const { id: courseId } of courses) await recordEvent(tx, { name: 'course_archived', courseId });
}
