import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { asc, eq } from 'drizzle-orm';

export interface OutlinedLesson {
  readonly id: string;
  readonly moduleId: string;
  readonly title: string;
  readonly videoUrl: string | null;
  readonly duration: string | null;
  readonly videoSeconds: number | null;
  readonly spokenLanguage: string | null;
  readonly isPreview: boolean;
}

/** A course in its order, without the texts of its lessons: of those there may be more than fits into memory. */
export interface CourseOutline {
  readonly id: string;
  readonly description: string;
  readonly language: string | null;
  readonly modules: readonly {
    readonly id: string;
    readonly title: string;
    readonly lessons: readonly OutlinedLesson[];
  }[];
}

/** null when the course is gone. */
export async function readOutline(db: Queryable, courseId: string): Promise<CourseOutline | null> {
  const [course] = await db
    .select({ id: courses.id, description: courses.description, language: courses.language })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (course === undefined) return null;
  const found = await db
    .select({ id: modules.id, title: modules.title })
    .from(modules)
    .where(eq(modules.courseId, courseId))
    .orderBy(asc(modules.position));
  const inside = await db
    .select({
      id: lessons.id,
      moduleId: lessons.moduleId,
      title: lessons.title,
      videoUrl: lessons.videoUrl,
      duration: lessons.duration,
      videoSeconds: lessons.videoSeconds,
      spokenLanguage: lessons.spokenLanguage,
      isPreview: lessons.isPreview,
    })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position));
  const byModule = Map.groupBy(inside, ({ moduleId }) => moduleId);
  return { ...course, modules: found.map((one) => ({ ...one, lessons: byModule.get(one.id) ?? [] })) };
}
