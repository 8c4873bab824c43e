import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { canAnswer, isEnrolled } from '../../access/course-sql.ts';

/**
 * A course with its modules and lessons in one query: a course without modules gives one row of
 * nulls, and no row at all means that there is no such course.
 */
const curriculum = prepared((db) =>
  db
    .select({
      status: courses.status,
      authorId: courses.authorId,
      isEnrolled,
      moduleId: modules.id,
      moduleTitle: modules.title,
      moduleRevision: modules.revision,
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      lessonDuration: lessons.duration,
      lessonVideoSeconds: lessons.videoSeconds,
      lessonContent: lessons.content,
      lessonVideoUrl: lessons.videoUrl,
      lessonRevision: lessons.revision,
    })
    .from(courses)
    .leftJoin(modules, eq(modules.courseId, courses.id))
    .leftJoin(lessons, eq(lessons.moduleId, modules.id))
    .where(eq(courses.id, sql.placeholder('courseId')))
    .orderBy(asc(modules.position), asc(lessons.position))
    .prepare('curriculum'),
);

export const listCurriculum = (db: Queryable, viewerId: string | null, courseId: string) =>
  curriculum(db, { viewerId, courseId });

export type CurriculumRow = Awaited<ReturnType<typeof listCurriculum>>[number];

const lesson = prepared((db) =>
  db
    .select({
      id: lessons.id,
      title: lessons.title,
      content: lessons.content,
      videoUrl: lessons.videoUrl,
      takeaways: lessons.takeaways,
      duration: lessons.duration,
      videoSeconds: lessons.videoSeconds,
      order: sql<number>`(
        select count(*)::int from lessons earlier
        where earlier.module_id = lessons.module_id and earlier.position <= lessons.position
      )`,
      moduleId: lessons.moduleId,
      moduleTitle: modules.title,
      revision: lessons.revision,
      authorId: courses.authorId,
      canAnswer,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, sql.placeholder('lessonId')))
    .prepare('lesson'),
);

export async function findLessonToRead(db: Queryable, lessonId: string, hasModel: boolean) {
  return (await lesson(db, { lessonId, hasModel }))[0];
}

export type ReadLessonRow = NonNullable<Awaited<ReturnType<typeof findLessonToRead>>>;
