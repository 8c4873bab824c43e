import { type SQL, sql } from 'drizzle-orm';

/**
 * The last parts of the statement of count-students.ts: what its students add to each sum. Rows are written in their order, so that two
 * who count at once do not wait for each other.
 */
export function addition(dayOf: (time: string) => SQL): SQL {
  return sql`added as materialized (
      select course_id, ${dayOf('enrolled_at')} as day, 1 as enrolled, is_newcomer::int as newcomers, 0 as lessons,
        0 as finished, 0::float8 as progress, 0 as active from changed where not is_counted
      union all
      select u.course_id, ${dayOf('u.completed_at')}, 0, 0, 1, 0, 1::float8 / sizes.lessons, 0
      from uncounted u join sizes on sizes.course_id = u.course_id where u.is_reached
      union all
      select course_id, ${dayOf('last_at')}, 0, 0, 0, 1, 0, 0 from changed where finishes
      union all
      select course_id, day, 0, 0, 0, 0, 0, 1 from past
    ), days as (
      insert into course_days (course_id, day, enrolled, newcomers, lessons_completed, finished, progress, active)
      select course_id, day, sum(enrolled), sum(newcomers), sum(lessons), sum(finished), sum(progress),
        nullif(sum(active), 0)
      from added group by course_id, day order by course_id, day
      on conflict (course_id, day) do update set enrolled = course_days.enrolled + excluded.enrolled,
        newcomers = course_days.newcomers + excluded.newcomers,
        lessons_completed = course_days.lessons_completed + excluded.lessons_completed,
        finished = course_days.finished + excluded.finished, progress = course_days.progress + excluded.progress,
        active = case when excluded.active is null then course_days.active
          else coalesce(course_days.active, 0) + excluded.active end
    ), sums as (
      insert into course_sums (course_id, enrolled, newcomers, lessons_completed, finished, progress)
      select course_id, sum(enrolled), sum(newcomers), sum(lessons), sum(finished), sum(progress)
      from added group by course_id order by course_id
      on conflict (course_id) do update set enrolled = course_sums.enrolled + excluded.enrolled,
        newcomers = course_sums.newcomers + excluded.newcomers,
        lessons_completed = course_sums.lessons_completed + excluded.lessons_completed,
        finished = course_sums.finished + excluded.finished, progress = course_sums.progress + excluded.progress
    ), people as (
      insert into author_days (author_id, day, active)
      select author_id, day, count(distinct user_id) from past group by author_id, day order by author_id, day
      on conflict (author_id, day) do update set active = coalesce(author_days.active, 0) + excluded.active
    ), reach as materialized (
      select u.lesson_id, u.course_id, ${dayOf('s.enrolled_at')} as day, u.is_reached::int as reached, u.is_finished::int as finished
      from uncounted u join students s on s.user_id = u.user_id and s.course_id = u.course_id
    ), lesson_parts as (
      insert into lesson_days (lesson_id, day, reached, finished)
      select lesson_id, day, sum(reached), sum(finished) from reach group by lesson_id, day order by lesson_id, day
      on conflict (lesson_id, day) do update set reached = lesson_days.reached + excluded.reached,
        finished = lesson_days.finished + excluded.finished
    ), lesson_wholes as (
      insert into lesson_sums (lesson_id, course_id, reached, finished)
      select lesson_id, course_id, sum(reached), sum(finished) from reach group by lesson_id, course_id order by lesson_id
      on conflict (lesson_id) do update set reached = lesson_sums.reached + excluded.reached,
        finished = lesson_sums.finished + excluded.finished
    )`;
}
