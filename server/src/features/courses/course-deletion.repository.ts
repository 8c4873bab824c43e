import type { Transaction } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';

/**
 * Until the transaction ends, nobody edits or publishes the course, enrolls in it or adds to it: all of these need its row.
 * What came before stands in the rows by then.
 */
export async function lockCourseToDelete(tx: Transaction, courseId: string) {
  const { rows } = await tx.execute<{ isNew: boolean }>(sql`
    select status <> 'published' and published_at is null as "isNew" from courses where id = ${courseId}::uuid for update`);
  return rows[0];
}

/**
 * Whether something in it is somebody else's. Besides students, and those who left it, there are those who had it before it was given to its author, and
 * admins who asked in it.
 */
export async function hasOthers(tx: Transaction, courseId: string): Promise<boolean> {
  const ofLesson = sql`lesson_id in (select id from lessons where course_id = ${courseId}::uuid)`;
  const isOthers = sql`user_id <> (select author_id from courses where id = ${courseId}::uuid)`;
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select from enrollments where course_id = ${courseId}::uuid)
      or exists (select from ended_enrollments where course_id = ${courseId}::uuid)
      or exists (select from certificates where course_id = ${courseId}::uuid)
      or exists (select from reviews where course_id = ${courseId}::uuid)
      or exists (select from chats where course_id = ${courseId}::uuid and ${isOthers})
      or exists (select from notes where ${ofLesson} and ${isOthers})
      or exists (select from timed_notes where ${ofLesson} and ${isOthers})
      or exists (select from quiz_attempts where ${ofLesson} and ${isOthers}) as found`);
  return rows[0]?.found === true;
}
