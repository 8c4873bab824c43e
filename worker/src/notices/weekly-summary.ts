import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';
import { type TellingParts, tell } from './notices-listener.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

/** From a Monday, at midnight of UTC, to the next one: the last whole week. */
export function lastWeek(now: Date): { from: Date; to: Date } {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const to = new Date(midnight - sinceMonday * DAY_MS);
  return { from: new Date(to.getTime() - WEEK_MS), to };
}

type WeekRow = {
  userId: string;
  students: number;
  completions: number;
  reviews: number;
  questions: number;
};

/** Creators in whose courses nothing happened are not told so. Who was told of this week is not told again. */
export async function tellWeek({ db }: Database, parts: TellingParts, now: Date): Promise<number> {
  const week = lastWeek(now);
  const rows = await countWeek(db, week);
  const key = week.from.toISOString().slice(0, 10);
  for (const { userId, ...facts } of rows) {
    await db.transaction((tx) => tell(tx, parts, { userId, kind: 'weekly_summary', key, facts }));
  }
  return rows.length;
}

async function countWeek(db: Queryable, { from, to }: { from: Date; to: Date }): Promise<WeekRow[]> {
  const [begin, end] = [from.toISOString(), to.toISOString()];
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${begin}::timestamptz and ${sql.raw(column)} < ${end}::timestamptz`;
  const { rows } = await db.execute<WeekRow>(sql`
    with happened as (
      select course_id, 'student' as what from enrollments join courses c on c.id = course_id
        where ${within('enrolled_at')} and user_id <> c.author_id
      union all
      select done.course_id, 'completion' from (
        select distinct user_id, course_id from lesson_progress where ${within('completed_at')}) done
        where not exists (select from lessons l where l.course_id = done.course_id and not exists (
          select from lesson_progress p where p.user_id = done.user_id and p.lesson_id = l.id and p.completed_at < ${end}::timestamptz))
      union all
      select course_id, 'review' from reviews where ${within('created_at')} and hidden_at is null and withdrawn_at is null
      union all
      select course_id, 'question' from asked_questions where ${within('asked_at')}
    )
    select c.author_id as "userId",
      (count(*) filter (where what = 'student'))::int as students,
      (count(*) filter (where what = 'completion'))::int as completions,
      (count(*) filter (where what = 'review'))::int as reviews,
      (count(*) filter (where what = 'question'))::int as questions
    from happened join courses c on c.id = happened.course_id join users u on u.id = c.author_id
    where u.blocked_at is null
    group by c.author_id`);
  return rows;
}
