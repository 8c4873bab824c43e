import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { and, asc, eq, sql } from 'drizzle-orm';

export type CurriculumRepository = ReturnType<typeof createCurriculumRepository>;

export function createCurriculumRepository({ db }: Database) {
  /**
   * The outline of a published course in one query: a course without modules gives one row of
   * nulls, and no row at all means that there is no such course.
   */
  const outline = db
    .select({
      moduleId: modules.id,
      moduleTitle: modules.title,
      modulePosition: modules.position,
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      lessonPosition: lessons.position,
      lessonDuration: lessons.duration,
    })
    .from(courses)
    .leftJoin(modules, eq(modules.courseId, courses.id))
    .leftJoin(lessons, eq(lessons.moduleId, modules.id))
    .where(and(eq(courses.id, sql.placeholder('courseId')), eq(courses.status, sql`'published'`)))
    .orderBy(asc(modules.position), asc(lessons.position))
    .prepare('curriculum_outline');

  return { listOutline: (courseId: string) => outline.execute({ courseId }) };
}

export type OutlineRow = Awaited<ReturnType<CurriculumRepository['listOutline']>>[number];
