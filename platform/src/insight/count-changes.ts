import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect.ts';
import { type CountingTime, dayIn } from './counting-time.ts';

/** Of a course; older ones are compared with by nobody. */
const MOST_CHANGES = 200;

/** Remembers the day on which lessons or films of a course changed. */
export async function noteChange(db: Queryable, courseId: string, { zone, at }: { zone: string; at: Date }) {
  await db.execute(sql`
    insert into course_changes (course_id, day)
    select id, ${dayIn(zone, at)}::date from courses where id = ${courseId}::uuid on conflict do nothing`);
  await db.execute(sql`
    delete from course_changes where course_id = ${courseId}::uuid and day < (
      select day from course_changes where course_id = ${courseId}::uuid
      order by day desc offset ${MOST_CHANGES - 1} limit 1)`);
}

/** Drops the sums of lessons that are gone. Whether somebody had reached one: then the students of the course are to be counted anew. */
export async function dropDeletedLessons(db: Queryable, courseId: string): Promise<boolean> {
  const { rows } = await db.execute<{ reached: number }>(sql`
    delete from lesson_sums where course_id = ${courseId}::uuid
      and not exists (select from lessons where lessons.id = lesson_id)
    returning reached`);
  return rows.some(({ reached }) => reached > 0);
}

/** The same students have done more of a course that got shorter, and less of one that got longer. */
export async function correctProgress(
  tx: Transaction,
  courseId: string,
  { today }: CountingTime,
): Promise<void> {
  // In a statement of its own: the next one then sees what whoever held it counted.
  await tx.execute(sql`select from course_sums where course_id = ${courseId}::uuid for no key update`);
  await tx.execute(sql`
    with known as materialized (
      select progress from course_sums where course_id = ${courseId}::uuid
    ), now_is as materialized (
      select coalesce(sum(s.reached)::float8 / nullif(count(*), 0), 0) as progress
      from lessons l left join lesson_sums s on s.lesson_id = l.id where l.course_id = ${courseId}::uuid
    ), corrected as (
      update course_sums set progress = now_is.progress from now_is, known where course_id = ${courseId}::uuid
    )
    insert into course_days (course_id, day, progress)
    select ${courseId}::uuid, ${today}::date, now_is.progress - known.progress from known, now_is
    where abs(now_is.progress - known.progress) > 1e-6
    on conflict (course_id, day) do update set progress = course_days.progress + excluded.progress`);
}
