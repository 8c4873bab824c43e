import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { countStudents } from './count-students.ts';
import type { CountingTime } from './counting-time.ts';

/** At once: they hold up what these students write meanwhile. */
const AT_ONCE = 200;

/** By those who are there, and by those who left. */
const taken = sql`(
  select user_id, course_id from enrollments union all select user_id, course_id from ended_enrollments
)`;

/**
 * Counts what was missed: all students of an academy that had no sums yet, and those whose events were lost. It goes by people, so that all
 * courses of somebody are counted together. Answers how many students had something new.
 */
export async function countEverybody({ db }: Pick<Database, 'db'>, time: CountingTime): Promise<number> {
  return countInTurns(db, time, {
    next: (after) => sql`
      select user_id as id from (
        (select distinct user_id from enrollments where not is_counted and user_id > ${after}::uuid
          order by user_id limit ${AT_ONCE})
        union
        (select distinct user_id from ended_enrollments where not is_counted and user_id > ${after}::uuid
          order by user_id limit ${AT_ONCE})
        union
        (select distinct p.user_id from lesson_progress p
          join ${taken} e on e.user_id = p.user_id and e.course_id = p.course_id
          where p.user_id > ${after}::uuid and p.completed_at is not null
            and (not p.reached_counted or p.finished_at is not null and not p.finished_counted)
          order by p.user_id limit ${AT_ONCE})
      ) found order by user_id limit ${AT_ONCE}`,
  });
}

/** All students of a course: whoever had completed a lesson that was deleted has completed fewer, and may have finished by it. */
export async function countCourse(
  { db }: Pick<Database, 'db'>,
  time: CountingTime,
  courseId: string,
): Promise<number> {
  return countInTurns(db, time, {
    courseId,
    next: (after) => sql`
      select user_id as id from ${taken} e where course_id = ${courseId}::uuid and user_id > ${after}::uuid
      order by user_id limit ${AT_ONCE}`,
  });
}

interface Turns {
  readonly courseId?: string;
  /** The next people after one, by id. */
  next(after: string): ReturnType<typeof sql>;
}

async function countInTurns(db: Queryable, time: CountingTime, { next, ...of }: Turns): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000';
  let students = 0;
  while (true) {
    const { rows } = await db.execute<{ id: string }>(next(after));
    const last = rows.at(-1);
    if (last === undefined) return students;
    students += await countStudents(db, time, { ...of, userIds: rows.map(({ id }) => id) });
    after = last.id;
  }
}
