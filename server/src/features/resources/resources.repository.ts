import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { lessonResources, resourceTexts } from '@academy/platform/database/schema/resources.ts';
import { and, asc, eq, inArray, type Placeholder, sql } from 'drizzle-orm';

const shown = {
  id: lessonResources.id,
  name: lessonResources.name,
  description: lessonResources.description,
  url: lessonResources.url,
  extension: lessonResources.extension,
  bytes: lessonResources.bytes,
  revision: lessonResources.revision,
  readingState: resourceTexts.state,
  readingReason: resourceTexts.reason,
  authorId: courses.authorId,
};

const ofLesson = prepared((db) =>
  db
    .select(shown)
    .from(lessonResources)
    .innerJoin(lessons, eq(lessons.id, lessonResources.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(resourceTexts, eq(resourceTexts.resourceId, lessonResources.id))
    .where(eq(lessonResources.lessonId, sql.placeholder('lessonId')))
    .orderBy(asc(lessonResources.position))
    .prepare('lesson_resources'),
);

export const listResources = (db: Queryable, lessonId: string) => ofLesson(db, { lessonId });

export type ResourceRow = Awaited<ReturnType<typeof listResources>>[number];

const file = prepared((db) =>
  db
    .select({
      name: lessonResources.name,
      extension: lessonResources.extension,
      sourceKey: lessonResources.sourceKey,
    })
    .from(lessonResources)
    .where(isOfLesson(sql.placeholder('lessonId'), sql.placeholder('resourceId')))
    .prepare('resource_file'),
);

export async function findFile(db: Queryable, lessonId: string, resourceId: string) {
  return (await file(db, { lessonId, resourceId }))[0];
}

type Value = string | Placeholder;

/** The lesson is the one that the caller may read or edit: another lesson's resource is not found. */
function isOfLesson(lessonId: Value, resourceId: Value) {
  return and(eq(lessonResources.id, resourceId), eq(lessonResources.lessonId, lessonId));
}

export async function editResource(
  tx: Queryable,
  id: string,
  values: { name?: string | undefined; description?: string | undefined; url?: string | undefined },
): Promise<void> {
  await tx
    .update(lessonResources)
    .set({ ...values, revision: sql`${lessonResources.revision} + 1` })
    .where(eq(lessonResources.id, id));
}

/** Answers whether it was there. Its text goes at once, its bytes and its row with the next job. */
export async function takeOff(tx: Queryable, lessonId: string, resourceId: string): Promise<boolean> {
  const taken = await tx
    .update(lessonResources)
    .set({ lessonId: null })
    .where(isOfLesson(lessonId, resourceId))
    .returning({ id: lessonResources.id });
  await tx.delete(resourceTexts).where(
    inArray(
      resourceTexts.resourceId,
      taken.map(({ id }) => id),
    ),
  );
  return taken.length > 0;
}

/** Each its position in the list, from 1. */
export async function writeOrder(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update lesson_resources as moved set position = ordered.position
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as ordered (id, position)
    where moved.id = ordered.id and moved.position <> ordered.position`);
}
