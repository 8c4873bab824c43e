import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { courseColumns } from './course-row.ts';

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;

/** Reads published courses. Prepared once: these are the queries every visitor makes. */
export function createCoursesRepository({ db }: Database) {
  const published = eq(courses.status, sql`'published'`);
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

  const one = selected()
    .where(and(published, eq(courses.id, sql.placeholder('id'))))
    .prepare('courses_published_one');

  return {
    listNewest: (limit: number) => newest.execute({ limit }),
    listNewestOfCategory: (category: string, limit: number) => newestOfCategory.execute({ category, limit }),
    listByIds: (ids: string[]) => selected().where(and(published, inArray(courses.id, ids))),
    findPublished: async (id: string) => (await one.execute({ id }))[0],
  };
}
