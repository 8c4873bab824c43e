import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { asc, eq, sql } from 'drizzle-orm';

export type CurriculumRepository = ReturnType<typeof createCurriculumRepository>;

export function createCurriculumRepository({ db }: Database) {
  /**
   * A course with its modules and lessons in one query: a course without modules gives one row of
   * nulls, and no row at all means that there is no such course.
   */
  const curriculum = db
    .select({
      status: courses.status,
      authorId: courses.authorId,
      isEnrolled: sql<boolean>`exists (
        select from enrollments
        where enrollments.user_id = ${sql.placeholder('viewerId')}::uuid and enrollments.course_id = ${courses.id}
      )`,
      moduleId: modules.id,
      moduleTitle: modules.title,
      moduleRevision: modules.revision,
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      lessonDuration: lessons.duration,
      lessonContent: lessons.content,
      lessonVideoUrl: lessons.videoUrl,
      lessonRevision: lessons.revision,
    })
    .from(courses)
    .leftJoin(modules, eq(modules.courseId, courses.id))
    .leftJoin(lessons, eq(lessons.moduleId, modules.id))
    .where(eq(courses.id, sql.placeholder('courseId')))
    .orderBy(asc(modules.position), asc(lessons.position))
    .prepare('curriculum');

  return {
    list: (viewerId: string | null, courseId: string) => curriculum.execute({ viewerId, courseId }),
  };
}

export type CurriculumRow = Awaited<ReturnType<CurriculumRepository['list']>>[number];
