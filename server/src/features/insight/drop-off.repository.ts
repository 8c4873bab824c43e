/** The SQL of the drop-off of a course. */
import { finishSpans } from '@academy/contract/insight/insight-options.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';

const courseId = sql.placeholder('courseId');
const change = sql`${sql.placeholder('change')}::date`;

interface Students {
  readonly students: number;
  readonly changes: string[];
}

/** Changes that had students before them, the last first. */
const students = preparedSql<Students>(
  'drop_off_students',
  sql`
    select coalesce((select enrolled from course_sums where course_id = ${courseId}), 0) as students,
      array(
        select day::text from course_changes where course_id = ${courseId} and day > (
          select day from course_days where course_id = ${courseId} and enrolled > 0 order by day limit 1)
        order by day desc limit ${sql.placeholder('limit')}::int
      ) as changes`,
);

export async function findStudents(
  db: Queryable,
  values: { courseId: string; limit: number },
): Promise<Students> {
  return (await students(db, values))[0] ?? { students: 0, changes: [] };
}

export interface LessonRow {
  readonly lessonId: string;
  readonly moduleId: string;
  readonly title: string;
  readonly moduleTitle: string;
  readonly hasFilm: boolean;
  readonly reached: number;
  readonly finished: number;
  readonly reachedBefore: number;
  readonly finishedBefore: number;
}

const lessons = preparedSql<LessonRow>(
  'drop_off_lessons',
  sql`
    select l.id as "lessonId", l.module_id as "moduleId", l.title, m.title as "moduleTitle",
      l.video_seconds is not null as "hasFilm", coalesce(s.reached, 0) as reached, coalesce(s.finished, 0) as finished,
      coalesce(earlier.reached, 0)::int as "reachedBefore", coalesce(earlier.finished, 0)::int as "finishedBefore"
    from lessons l join modules m on m.id = l.module_id left join lesson_sums s on s.lesson_id = l.id
    left join lateral (
      select sum(d.reached) as reached, sum(d.finished) as finished from lesson_days d
      where d.lesson_id = l.id and d.day < ${change}
    ) earlier on true
    where l.course_id = ${courseId} order by m.position, l.position`,
);

export const listLessons = (db: Queryable, values: { courseId: string; change: string | null }) =>
  lessons(db, values);

const enrolledBefore = preparedSql<{ students: number }>(
  'drop_off_enrolled_before',
  sql`select coalesce(sum(enrolled), 0)::int as students from course_days where course_id = ${courseId} and day < ${change}`,
);

export async function countEnrolledBefore(db: Queryable, values: { courseId: string; change: string }) {
  return (await enrolledBefore(db, values))[0]?.students ?? 0;
}

interface HowFar {
  /** How many completed how many lessons. */
  readonly progress: { completed: number; students: number }[];
  readonly finished: number;
  readonly medianDays: number | null;
  readonly spans: number[];
}

const days = sql`(extract(epoch from finished_at - enrolled_at) / 86400)::float8`;
const spanOf = sql.raw(finishSpans.map((span) => `(days > ${span})::int`).join(' + '));
const lastSpan = sql.raw(String(finishSpans.length));

/** One pass over the students who are here now. */
const howFar = preparedSql<HowFar>(
  'drop_off_students_now',
  sql`
    with mine as materialized (
      select completed_lessons as completed, case when finished_at is not null then greatest(0, ${days}) end as days
      from enrollments
      where course_id = ${courseId} and user_id <> (select author_id from courses where id = ${courseId})
    ), counted as (
      select ${spanOf} as span, count(*)::int as students from mine where days is not null group by 1
    )
    select coalesce((
        select json_agg(by_count) from (select completed, count(*)::int as students from mine group by 1) by_count
      ), '[]') as progress,
      (select count(days)::int from mine) as finished,
      (select round((percentile_cont(0.5) within group (order by days))::numeric, 1)::float8 from mine) as "medianDays",
      array(
        select coalesce(counted.students, 0) from generate_series(0, ${lastSpan}) as place
        left join counted on counted.span = place order by place
      ) as spans`,
);

export async function findHowFar(db: Queryable, courseId: string): Promise<HowFar> {
  return (await howFar(db, { courseId }))[0] ?? { progress: [], finished: 0, medianDays: null, spans: [] };
}
