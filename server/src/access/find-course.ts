import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { isId } from '@academy/platform/ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { WatchedLesson } from './course-policy.ts';
import { isEnrolled } from './course-sql.ts';

/** What a path names. A module id of a lesson's path must be the lesson's own; null where the path has none. */
export interface CoursePath {
  readonly courseId: string;
  readonly moduleId: string | null;
  readonly lessonId: string | null;
}

export interface FoundCourse extends WatchedLesson {
  /** Whether the module and lesson of the path exist in this course. */
  readonly hasParts: boolean;
}

export type FindCourse = (viewerId: string | null, path: CoursePath) => Promise<FoundCourse | null>;

const moduleId = sql.placeholder('moduleId');
const lessonId = sql.placeholder('lessonId');

/** All that deciding about a call needs to know, in one query. */
const find = prepared((db) =>
  db
    .select({
      status: courses.status,
      authorId: courses.authorId,
      isEnrolled,
      hasParts: sql<boolean>`
        (${moduleId}::uuid is null or exists (
          select from modules where modules.id = ${moduleId}::uuid and modules.course_id = courses.id
        ))
        and (${lessonId}::uuid is null or exists (
          select from lessons
          where lessons.id = ${lessonId}::uuid and lessons.course_id = courses.id
            and (${moduleId}::uuid is null or lessons.module_id = ${moduleId}::uuid)
        ))`,
      isPreview: sql<boolean>`exists (
        select from lessons
        where lessons.id = ${lessonId}::uuid and lessons.course_id = courses.id and lessons.is_preview
      )`,
    })
    .from(courses)
    .where(eq(courses.id, sql.placeholder('courseId')))
    .prepare('find_course'),
);

export async function findCourse(
  db: Queryable,
  viewerId: string | null,
  { courseId, moduleId, lessonId }: CoursePath,
): Promise<FoundCourse | null> {
  if (!isId(courseId)) return null;
  const malformed = [moduleId, lessonId].some((id) => id !== null && !isId(id));
  const parts = malformed ? { moduleId: null, lessonId: null } : { moduleId, lessonId };
  const [found] = await find(db, { viewerId, courseId, ...parts });
  return found === undefined ? null : { ...found, hasParts: found.hasParts && !malformed };
}
