/** The SQL of the creator's finder. All of it reads what is the author's own, or ends early; see academy_find_students. */
import type { Found } from '@academy/contract/finder/finder-calls.ts';
import { finderLimits as limits } from '@academy/contract/finder/finder-limits.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';
import {
  escapeLike,
  exactPatterns,
  hasTrigrams,
  indexedPatterns,
  type Words,
} from '../../access/like-patterns.ts';

/** Of so many students who fit the best are shown. */
const rankedStudents = sql.raw('50');

const authorId = sql`${sql.placeholder('authorId')}::uuid`;
const words = sql`${sql.placeholder('words')}::text[]`;
/** What begins with the words stands above what has them somewhere. */
const beginning = sql`${sql.placeholder('beginning')}::text`;
const most = (count: number) => sql.raw(String(count));

const courses = preparedSql<Found['courses'][number]>(
  'find_own_courses',
  sql`
    select id, title, status from courses
    where author_id = ${authorId} and title_search_text like all (${words})
    order by title_search_text like ${beginning} desc, status = 'archived',
      coalesce(last_updated_at, created_at) desc, id desc
    limit ${most(limits.courses)}`,
);

const lessons = preparedSql<Found['lessons'][number]>(
  'find_own_lessons',
  sql`
    select lessons.id as "lessonId", lessons.module_id as "moduleId", lessons.title,
      courses.id as "courseId", courses.title as "courseTitle"
    from courses
    join lessons on lessons.course_id = courses.id
    join modules on modules.id = lessons.module_id
    where courses.author_id = ${authorId} and lessons.title_search_text like all (${words})
    order by lessons.title_search_text like ' ' || ${beginning} desc, courses.status = 'archived',
      coalesce(courses.last_updated_at, courses.created_at) desc, courses.id desc, modules.position, lessons.position
    limit ${most(limits.lessons)}`,
);

const students = preparedSql<Found['students'][number]>(
  'find_own_students',
  sql`
    select users.id, users.name, users.email, seen_last.id as "courseId", seen_last.title as "courseTitle"
    from (
      select distinct student_id from academy_find_students(
        ${authorId}, ${words}, ${sql.placeholder('indexed')}::text[], ${sql.placeholder('hasTrigrams')}::boolean,
        ${rankedStudents})
    ) found
    join users on users.id = found.student_id
    cross join lateral (
      select courses.id, courses.title from enrollments join courses on courses.id = enrollments.course_id
      where enrollments.user_id = users.id and courses.author_id = ${authorId}
      order by enrollments.last_accessed_at desc, courses.id limit 1
    ) seen_last
    order by users.search_text like ' ' || ${beginning} desc, lower(users.name), users.id
    limit ${most(limits.students)}`,
);

export async function findOwn(db: Queryable, authorId: string, wanted: Words): Promise<Found> {
  const given = {
    authorId,
    words: exactPatterns(wanted),
    beginning: `${escapeLike(wanted.join(' '))}%`,
  };
  const indexed = { indexed: indexedPatterns(wanted), hasTrigrams: hasTrigrams(wanted) };
  const [ownCourses, ownLessons, ownStudents] = await Promise.all([
    courses(db, given),
    lessons(db, given),
    students(db, { ...given, ...indexed }),
  ]);
  return { courses: ownCourses, lessons: ownLessons, students: ownStudents };
}
