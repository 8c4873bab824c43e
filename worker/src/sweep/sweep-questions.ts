import type { Database } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';

const DAY_MS = 24 * 3_600_000;

/** A course is given again every year; what was asked in the last one still teaches its author. */
const QUESTIONS_MS = 400 * DAY_MS;
/** Of one course, the last ones. */
const MOST_QUESTIONS = 10_000;
/** Only this hour and this day are ever asked for. */
const USE_MS = 2 * DAY_MS;
const BUDGET_MS = 40 * DAY_MS;

/** Removes what students asked too long ago, or too many of, and what was counted for limits that are over. */
export async function removeOldQuestions({ db }: Database, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const old = await db.execute(sql`delete from asked_questions where asked_at < ${before(QUESTIONS_MS)}`);
  const more = await db.execute(sql`
    delete from asked_questions using (
      select id, row_number() over (partition by course_id order by asked_at desc, id desc) as place
      from asked_questions where course_id in (
        select course_id from asked_questions group by course_id having count(*) > ${MOST_QUESTIONS}
      )
    ) as counted
    where counted.id = asked_questions.id and counted.place > ${MOST_QUESTIONS}`);
  await db.execute(sql`delete from assistant_use where hour < ${before(USE_MS)}`);
  await db.execute(sql`delete from assistant_budget where day < ${before(BUDGET_MS)}::timestamptz::date`);
  return (old.rowCount ?? 0) + (more.rowCount ?? 0);
}
