import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { isId } from '@academy/platform/ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { CourseFacts } from './course-policy.ts';

/** What a path names. A module id of a lesson's path must be the lesson's own; null where the path has none. */
export interface CoursePath {
  readonly courseId: string;
  readonly moduleId: string | null;
  readonly lessonId: string | null;
}

export interface FoundCourse extends CourseFacts {
  /** Whether the module and lesson of the path exist in this course. */
  readonly hasParts: boolean;
}

export type FindCourseFacts = (viewerId: string, path: CoursePath) => Promise<FoundCourse | null>;

/** All that deciding about a call needs to know, in one prepared query. */
export function createFindCourseFacts({ db }: Database): FindCourseFacts {
  const [moduleId, lessonId] = [sql.placeholder('moduleId'), sql.placeholder('lessonId')];
  const find = db
    .select({
      status: courses.status,
      authorId: courses.authorId,
      isEnrolled: sql<boolean>`exists (
        select from enrollments
        where enrollments.user_id = ${sql.placeholder('viewerId')}::uuid and enrollments.course_id = courses.id
      )`,
      hasParts: sql<boolean>`
        (${moduleId}::uuid is null or exists (
          select from modules where modules.id = ${moduleId}::uuid and modules.course_id = courses.id
        ))
        and (${lessonId}::uuid is null or exists (
          select from lessons
          where lessons.id = ${lessonId}::uuid and lessons.course_id = courses.id
            and (${moduleId}::uuid is null or lessons.module_id = ${moduleId}::uuid)
        ))`,
    })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('courseId')))
    .prepare('course_facts');

  return async (viewerId, { courseId, moduleId: module, lessonId: lesson }) => {
    if (!isId(courseId)) return null;
    const malformed = [module, lesson].some((id) => id !== null && !isId(id));
    const [found] = await find.execute({
      viewerId,
      courseId,
      moduleId: malformed ? null : module,
      lessonId: malformed ? null : lesson,
    });
    return found === undefined ? null : { ...found, hasParts: found.hasParts && !malformed };
  };
}
