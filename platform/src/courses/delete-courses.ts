import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { recordEvent } from '../outbox/outbox.ts';

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
