import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** A sweep looks at so many: all of them come by in time. */
const lookedAt = sql.raw('500');

/** Forgets spellings that no lesson and no cue has any more. They lead nowhere, but a search still looks at them. */
export async function forgetLessonWords(db: Queryable): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from lesson_words
    where word in (select word from lesson_words order by random() limit ${lookedAt})
      and not academy_leads_somewhere(word, '{}', true, '{}', false)`);
  return rowCount ?? 0;
}
