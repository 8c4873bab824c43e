/** What becomes of the courses of an account that is deleted. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { recordEvent } from '../outbox/outbox.ts';
import type { Successor } from './find-successor.ts';
import type { LeaverCourse } from './leaver-courses.ts';

/** With all that belongs to them, and the words that only they had. Their films are removed by who removes films. */
export async function deleteCourses(tx: Transaction, courseIds: readonly string[]): Promise<void> {
  const ids = sql`${sql.param(courseIds)}::uuid[]`;
  const { rows } = await tx.execute<{ words: string[] }>(sql`
    select coalesce(array_agg(distinct word), '{}') as words from (
      select unnest(tsvector_to_array(title_words)) as word from lessons where course_id = any (${ids})
      union select unnest(tsvector_to_array(coalesce(content_words, ''))) from lessons where course_id = any (${ids})
      union select unnest(tsvector_to_array(search_words)) from caption_cues
        join caption_tracks on caption_tracks.id = track_id join lessons on lessons.id = lesson_id
        where course_id = any (${ids})
    ) words`);
  // Notices would go on to tell their titles.
  await tx.execute(sql`delete from notices where course_id = any (${ids})`);
  await tx.execute(sql`delete from courses where id = any (${ids})`);
  await tx.execute(sql`
    delete from lesson_words where word = any (${sql.param(rows[0]?.words ?? [])}::text[])
      and not academy_leads_somewhere(word, '{}', true, '{}', false)`);
  for (const courseId of courseIds) await recordEvent(tx, { name: 'course_deleted', courseId });
}

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
