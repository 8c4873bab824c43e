/**
 * Adds what students did to the sums of their courses. What a row has added is marked in it, so it does not matter how often and by
 * whom this is done: the listener does it as things happen, a job for whatever was missed, and for the time before there were sums.
 */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { addition } from './count-additions.ts';
import { ACTIVITY_DAYS, type CountingTime } from './counting-time.ts';

interface Counted {
  readonly userIds: readonly string[];
  /** All of theirs without one. */
  readonly courseId?: string;
}

/**
 * One statement, and so a transaction of its own where it is given none: it holds rows that learning wants to write. It locks them
 * as learning does, the enrollment first, or the two would wait for each other. Who is enrolled in a course of their own is no
 * student of it; who left it is, whenever that was: their row is in the other table then, and never in both. Answers how many students
 * had something new.
 */
export async function countStudents(db: Queryable, { zone, today }: CountingTime, counted: Counted) {
  const { userIds, courseId = null } = counted;
  const dayOf = (time: string) => sql`(${sql.raw(time)} at time zone ${zone}::text)::date`;
  const studentsIn = (table: string) => sql`
      select e.user_id, e.course_id, e.enrolled_at, e.last_accessed_at, e.is_counted, e.completed_lessons, e.finished_at, c.author_id
      from ${sql.raw(table)} e join courses c on c.id = e.course_id
      where e.user_id = any (${sql.param([...userIds])}::uuid[]) and e.user_id <> c.author_id
        and (${courseId}::uuid is null or e.course_id = ${courseId}::uuid)
      order by e.user_id, e.course_id for no key update of e`;
  const marks = sql`set is_counted = true, completed_lessons = c.done,
        finished_at = case when c.finishes then c.last_at else e.finished_at end
      from changed c where e.user_id = c.user_id and e.course_id = c.course_id`;
  const { rows } = await db.execute<{ students: number }>(sql`
    with enrolled as materialized (${studentsIn('enrollments')}
    ), gone as materialized (${studentsIn('ended_enrollments')}
    ), students as materialized (
      select * from enrolled union all select * from gone
    ), sizes as materialized (
      select course_id, count(*)::int as lessons from lessons
      where course_id in (select course_id from students) group by course_id
    ), uncounted as materialized (
      select p.user_id, p.lesson_id, p.course_id, p.completed_at, not p.reached_counted as is_reached,
        coalesce(p.finished_at, case when l.video_seconds is null then p.completed_at end) as finished_at,
        not p.finished_counted and (p.finished_at is not null or l.video_seconds is null) as is_finished
      from students s
      join lesson_progress p on p.user_id = s.user_id and p.course_id = s.course_id and p.completed_at is not null
      join lessons l on l.id = p.lesson_id
      where not p.reached_counted
        or not p.finished_counted and (p.finished_at is not null or l.video_seconds is null)
      for no key update of p
    ), changed as materialized (
      select s.*, done.lessons as done, done.last_at, sizes.lessons,
        s.finished_at is null and done.lessons >= sizes.lessons as finishes,
        not s.is_counted and not exists (
          select from enrollments o join courses c on c.id = o.course_id
          where o.user_id = s.user_id and c.author_id = s.author_id and o.is_counted
        ) and not exists (
          select from ended_enrollments o join courses c on c.id = o.course_id
          where o.user_id = s.user_id and c.author_id = s.author_id and o.is_counted
        ) and row_number() over (
          partition by s.author_id, s.user_id, s.is_counted order by s.enrolled_at, s.course_id) = 1 as is_newcomer
      from students s
      cross join lateral (
        select count(*)::int as lessons, max(completed_at) as last_at from lesson_progress p
        where p.user_id = s.user_id and p.course_id = s.course_id and p.completed_at is not null
      ) done
      left join sizes on sizes.course_id = s.course_id
      where not s.is_counted or s.completed_lessons <> done.lessons
        or s.finished_at is null and done.lessons >= sizes.lessons
        or exists (select from uncounted u where u.user_id = s.user_id and u.course_id = s.course_id)
    ), marked_enrollments as (
      update enrollments e ${marks}
    ), marked_ended as (
      update ended_enrollments e ${marks}
    ), marked_progress as (
      update lesson_progress p set reached_counted = true, finished_at = u.finished_at,
        finished_counted = u.finished_at is not null
      from uncounted u where p.user_id = u.user_id and p.lesson_id = u.lesson_id
    ), visits as materialized (
      select user_id, course_id, author_id, enrolled_at as at, not is_counted as is_new from changed where not is_counted
      union all
      select user_id, course_id, author_id, last_accessed_at, true from changed where not is_counted
      union all
      select u.user_id, u.course_id, c.author_id, u.completed_at, not c.is_counted
      from uncounted u join changed c on c.user_id = u.user_id and c.course_id = u.course_id where u.is_reached
    ), noted as (
      insert into course_activity (user_id, course_id, slot)
      select distinct user_id, course_id, date_bin(interval '15 minutes', at, timestamptz '2000-01-01 00:00:00+00') as slot
      from visits where ${dayOf('at')} > ${today}::date - ${ACTIVITY_DAYS}::int
      order by 1, 2, 3 on conflict do nothing
    ), past as materialized (
      select distinct user_id, course_id, author_id, ${dayOf('at')} as day
      from visits where is_new and ${dayOf('at')} <= ${today}::date - ${ACTIVITY_DAYS}::int
    ), ${addition(dayOf)}
    select count(*)::int as students from changed`);
  return rows[0]?.students ?? 0;
}
