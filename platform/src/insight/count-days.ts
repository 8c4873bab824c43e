import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { ACTIVITY_DAYS, type CountingTime } from './counting-time.ts';

const tables = {
  course_days: { key: 'course_id', of: 'a.course_id' },
  author_days: { key: 'author_id', of: 'c.author_id' },
} as const;

/**
 * Counts the people of the days that are over, and those of the week that yesterday ended; then forgets who was there more than nine
 * days ago. A day that was counted never has fewer people: accounts may be gone by now.
 */
export async function countDays(db: Queryable, { zone, today }: CountingTime): Promise<void> {
  const startOf = (daysAgo: number) =>
    sql`((${today}::date - ${daysAgo}::int)::timestamp at time zone ${zone}::text)`;
  const visits = sql`course_activity a join courses c on c.id = a.course_id and c.author_id <> a.user_id`;
  for (const [table, { key, of }] of Object.entries(tables)) {
    const [name, id, column] = [sql.raw(table), sql.raw(key), sql.raw(of)];
    await db.execute(sql`
      insert into ${name} (${id}, day, active)
      select ${column}, (slot at time zone ${zone}::text)::date, count(distinct user_id) from ${visits}
      where slot < ${startOf(0)} group by 1, 2 order by 1, 2
      on conflict (${id}, day) do update set active = excluded.active
      where ${name}.active is null or ${name}.active < excluded.active`);
    await db.execute(sql`
      insert into ${name} (${id}, day, active_week)
      select ${column}, ${today}::date - 1, count(distinct user_id) from ${visits}
      where slot >= ${startOf(7)} and slot < ${startOf(0)} group by 1 order by 1
      on conflict (${id}, day) do update set active_week = excluded.active_week
      where ${name}.active_week is null or ${name}.active_week < excluded.active_week`);
  }
  await db.execute(sql`delete from course_activity where slot < ${startOf(ACTIVITY_DAYS - 1)}`);
}
