import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { isOpenToStudents, viewerId } from '../../access/course-sql.ts';
import { exactPatterns } from '../../access/like-patterns.ts';
import { isFree, level } from './course-filter-sql.ts';
import { approval, courseColumns, creator, finishedStudents } from './course-row.ts';
import type { Reading } from './filter-words.ts';

/** Who reads, and the student counts that are known already (see large-course-counts.ts). */
type Asked = { readonly viewerId: string | null; readonly knownCounts: string };

type Enrolled = {
  readonly viewerId: string;
  /** All words of one reading have to be found in the course's text, to the letter. A reading without any is all courses. */
  readonly readings: readonly Reading[];
  readonly category: string | null;
  readonly limit: number;
};

const published = eq(courses.status, sql`'published'`);
const newestFirst = [desc(courses.publishedAt), desc(courses.id)];
const limit = sql.placeholder('limit');
const selectCourses = (db: Queryable) => db.select(courseColumns).from(courses);

const newest = prepared((db) =>
  selectCourses(db)
    .where(published)
    .orderBy(...newestFirst)
    .limit(limit)
    .prepare('courses_newest'),
);

export const listNewest = (db: Queryable, values: Asked & { limit: number }) => newest(db, values);

const newestOfCategory = prepared((db) =>
  selectCourses(db)
    .where(and(published, eq(courses.category, sql.placeholder('category'))))
    .orderBy(...newestFirst)
    .limit(limit)
    .prepare('courses_newest_of_category'),
);

export const listNewestOfCategory = (db: Queryable, values: Asked & { category: string; limit: number }) =>
  newestOfCategory(db, values);

const byIds = prepared((db) =>
  selectCourses(db)
    .where(and(published, sql`${courses.id} = any(${sql.placeholder('ids')}::uuid[])`))
    .prepare('courses_by_ids'),
);

export const listByIds = (db: Queryable, values: Asked & { ids: string[] }) => byIds(db, values);

/** The course that was read last first, so that going on is one click away. */
const enrolled = prepared((db) =>
  selectCourses(db)
    .innerJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, viewerId)))
    .where(
      and(
        isOpenToStudents,
        sql`${courses.category} = coalesce(${sql.placeholder('category')}::text, ${courses.category})`,
        sql`exists (select from jsonb_array_elements(${sql.placeholder('readings')}::jsonb) as reading
          where ${courses.searchText} like all (array(select jsonb_array_elements_text(reading -> 'patterns')))
            and (reading -> 'levels' = 'null' or reading -> 'levels' ? ${level}::text)
            and (not (reading -> 'isFree')::boolean or ${isFree}))`,
      ),
    )
    .orderBy(desc(enrollments.lastAccessedAt), desc(courses.id))
    .limit(limit)
    .prepare('courses_enrolled'),
);

export const listEnrolled = (db: Queryable, { readings, ...values }: Asked & Enrolled) =>
  enrolled(db, {
    ...values,
    readings: JSON.stringify(
      readings.map(({ words, ...filter }) => ({ ...filter, patterns: exactPatterns(words) })),
    ),
  });

const one = prepared((db) =>
  db
    .select({ ...courseColumns, creator })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare('courses_one'),
);

export const listOne = (db: Queryable, values: Asked & { id: string }) => one(db, values);

/** Of the same author and by the same name: one account may publish for several teachers, and two teachers may share a name. */
const others = prepared((db) =>
  selectCourses(db)
    .where(
      and(
        published,
        sql`(courses.author_id, courses.instructor) in (
          select here.author_id, here.instructor from courses here where here.id = ${sql.placeholder('id')}
        )`,
        sql`courses.id <> ${sql.placeholder('id')}`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(3)
    .prepare('courses_others'),
);

export const listOthers = (db: Queryable, values: Asked & { id: string }) => others(db, values);

const ofAuthor = prepared((db) =>
  db
    .select({ ...courseColumns, finishedStudents, approval })
    .from(courses)
    .where(eq(courses.authorId, viewerId))
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .prepare('courses_of_author'),
);

/** The students of an author's own courses are counted each time. */
export const listOfAuthor = (db: Queryable, viewerId: string) =>
  ofAuthor(db, { viewerId, knownCounts: '{}' });

const finished = prepared((db) =>
  db
    .select({ finishedStudents, approval })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare('course_managed'),
);

export async function findManaged(db: Queryable, id: string) {
  return (await finished(db, { id }))[0] ?? { finishedStudents: 0, approval: null };
}
