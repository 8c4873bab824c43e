import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { courseColumns } from './course-row.ts';
import { LargeCourseCounts } from './large-course-counts.ts';

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;

type ViewerId = string | null;

interface EnrolledScope {
  /** Each has to be found in the course's text, to the letter. None is all courses. */
  readonly patterns: string[];
  readonly category: string | null;
  readonly limit: number;
}

/** Prepared once: these are the queries that everybody makes. */
export function createCoursesRepository({ db }: Database, clock: Clock) {
  const counts = new LargeCourseCounts(clock);
  const published = eq(courses.status, sql`'published'`);
  const viewerId = sql.placeholder('viewerId');
  const newestFirst = [desc(courses.publishedAt), desc(courses.id)];
  const selected = () => db.select(courseColumns).from(courses);

  const newest = selected()
    .where(published)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('courses_newest');

  const newestOfCategory = selected()
    .where(and(published, eq(courses.category, sql.placeholder('category'))))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('courses_newest_of_category');

  /** The newest reading first, so that going on is one click away. */
  const enrolled = selected()
    .innerJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, viewerId)))
    .where(
      and(
        sql`${courses.status} <> 'draft'`,
        sql`${courses.category} = coalesce(${sql.placeholder('category')}::text, ${courses.category})`,
        sql`${courses.searchText} like all (${sql.placeholder('patterns')}::text[])`,
      ),
    )
    .orderBy(desc(enrollments.lastAccessedAt), desc(courses.id))
    .limit(sql.placeholder('limit'))
    .prepare('courses_enrolled');

  const byIds = selected()
    .where(and(published, sql`${courses.id} = any(${sql.placeholder('ids')}::uuid[])`))
    .prepare('courses_by_ids');

  const one = selected()
    .where(eq(courses.id, sql.placeholder('id')))
    .prepare('courses_one');

  return {
    listNewest: (viewerId: ViewerId, limit: number) =>
      counts.use((knownCounts) => newest.execute({ viewerId, limit, knownCounts })),
    listNewestOfCategory: (viewerId: ViewerId, category: string, limit: number) =>
      counts.use((knownCounts) => newestOfCategory.execute({ viewerId, category, limit, knownCounts })),
    listByIds: (viewerId: ViewerId, ids: string[]) =>
      counts.use((knownCounts) => byIds.execute({ viewerId, ids, knownCounts })),
    listEnrolled: (viewer: string, scope: EnrolledScope) =>
      counts.use((knownCounts) => enrolled.execute({ viewerId: viewer, ...scope, knownCounts })),
    find: async (viewerId: ViewerId, id: string) =>
      (await counts.use((knownCounts) => one.execute({ viewerId, id, knownCounts })))[0],
  };
}
