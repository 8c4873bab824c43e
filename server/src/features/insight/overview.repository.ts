/** The SQL of the Overview: sums of days, and the people of the last days, who are not summed up yet. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';

const authorId = sql.placeholder('authorId');
const courseIds = sql`any (${sql.placeholder('courseIds')}::uuid[])`;
const zone = sql`${sql.placeholder('zone')}::text`;
const startOf = (day: string) => sql`(${sql.placeholder(day)}::date::timestamp at time zone ${zone})`;

export interface Sums {
  readonly enrolled: number;
  readonly newcomers: number;
  readonly lessonsCompleted: number;
  readonly finished: number;
  readonly progress: number;
}

interface OwnCourse extends Sums {
  readonly id: string;
  readonly title: string;
  readonly publishedOn: string | null;
  readonly hasStudents: boolean;
  /** The first day on which somebody enrolled. */
  readonly firstDay: string | null;
}

/** The newest first. Students of the last seconds may not be in the sums yet. */
const courses = preparedSql<OwnCourse>(
  'overview_courses',
  sql`
    select id, title, ((published_at at time zone ${zone})::date)::text as "publishedOn",
      coalesce(s.enrolled, 0) > 0 or exists (
        select from enrollments e where e.course_id = courses.id and e.user_id <> courses.author_id
      ) as "hasStudents",
      (select day::text from course_days d where d.course_id = courses.id and d.enrolled > 0 order by d.day limit 1) as "firstDay",
      coalesce(s.enrolled, 0) as enrolled, coalesce(s.newcomers, 0) as newcomers,
      coalesce(s.lessons_completed, 0) as "lessonsCompleted", coalesce(s.finished, 0) as finished,
      coalesce(s.progress, 0) as progress
    from courses left join course_sums s on s.course_id = courses.id
    where author_id = ${authorId} order by courses.created_at desc, courses.id desc`,
);

export const listOwnCourses = (db: Queryable, values: { authorId: string; zone: string }) =>
  courses(db, values);

interface DaySums extends Sums {
  readonly day: string;
}

const days = preparedSql<DaySums>(
  'overview_days',
  sql`
    select day::text, sum(enrolled)::int as enrolled, sum(newcomers)::int as newcomers,
      sum(lessons_completed)::int as "lessonsCompleted", sum(finished)::int as finished, sum(progress) as progress
    from course_days where course_id = ${courseIds} and day >= ${sql.placeholder('from')}::date group by day`,
);

export const listDays = (db: Queryable, values: { courseIds: readonly string[]; from: string }) =>
  days(db, values);

interface DayPeople {
  readonly day: string;
  readonly active: number | null;
  readonly activeWeek: number | null;
}

const peopleOfCourse = preparedSql<DayPeople>(
  'overview_course_people',
  sql`select day::text, active, active_week as "activeWeek" from course_days
    where course_id = ${sql.placeholder('id')} and day >= ${sql.placeholder('from')}::date`,
);
const peopleOfAuthor = preparedSql<DayPeople>(
  'overview_author_people',
  sql`select day::text, active, active_week as "activeWeek" from author_days
    where author_id = ${sql.placeholder('id')} and day >= ${sql.placeholder('from')}::date`,
);

/** Of one course, or of all courses of an author. */
export const listPeople = (
  db: Queryable,
  { courseId, authorId, from }: { courseId: string | undefined; authorId: string; from: string },
) =>
  courseId === undefined
    ? peopleOfAuthor(db, { id: authorId, from })
    : peopleOfCourse(db, { id: courseId, from });

interface RecentPeople {
  readonly authorId: string;
  readonly courseIds: readonly string[];
  readonly zone: string;
  readonly from: string;
}

const recent = preparedSql<{ day: string; people: number }>(
  'overview_recent_people',
  sql`
    select ((slot at time zone ${zone})::date)::text as day, count(distinct user_id)::int as people
    from course_activity where course_id = ${courseIds} and user_id <> ${authorId} and slot >= ${startOf('from')}
    group by 1`,
);

/** By day, from what is noted of each quarter of an hour. */
export const listRecentPeople = (db: Queryable, values: RecentPeople) => recent(db, { ...values });

const active = preparedSql<{ people: number }>(
  'overview_active',
  sql`
    select count(distinct user_id)::int as people from enrollments
    where course_id = ${courseIds} and user_id <> ${authorId} and active_slot >= ${startOf('from')}`,
);

/** Who was there since a day. */
export async function countActive(db: Queryable, values: RecentPeople): Promise<number> {
  return (await active(db, { ...values }))[0]?.people ?? 0;
}
