import type { Queryable } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { and, asc, desc, eq, type InferInsertModel, sql } from 'drizzle-orm';

type LessonValues = InferInsertModel<typeof lessons>;

/** What a lesson's own row says; its order and the title of its module are told by others. */
const columns = {
  id: lessons.id,
  title: lessons.title,
  content: lessons.content,
  videoUrl: lessons.videoUrl,
  duration: lessons.duration,
  videoSeconds: lessons.videoSeconds,
  moduleId: lessons.moduleId,
  revision: lessons.revision,
  isPreview: lessons.isPreview,
};

export type LessonRow = Pick<typeof lessons.$inferSelect, keyof typeof columns>;

export async function findLesson(tx: Queryable, moduleId: string, lessonId: string) {
  const [found] = await tx
    .select(columns)
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.moduleId, moduleId)));
  return found;
}

export async function listLessons(tx: Queryable, moduleId: string): Promise<LessonRow[]> {
  return tx
    .select(columns)
    .from(lessons)
    .where(eq(lessons.moduleId, moduleId))
    .orderBy(asc(lessons.position));
}

export async function countLessons(tx: Queryable, courseId: string): Promise<number> {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(lessons)
    .where(eq(lessons.courseId, courseId));
  return counted?.count ?? 0;
}

export async function insertLesson(tx: Queryable, values: LessonValues): Promise<LessonRow> {
  return theOne(await tx.insert(lessons).values(values).returning(columns));
}

/** What is undefined stays as it is. */
export async function editLesson(
  tx: Queryable,
  lessonId: string,
  values: Partial<LessonValues>,
): Promise<LessonRow> {
  return theOne(
    await tx
      .update(lessons)
      .set({ ...values, revision: sql`${lessons.revision} + 1` })
      .where(eq(lessons.id, lessonId))
      .returning(columns),
  );
}

export async function deleteLesson(tx: Queryable, lessonId: string): Promise<void> {
  await tx.delete(lessons).where(eq(lessons.id, lessonId));
}

/** The length of the video that a lesson plays, null where none does, and of all that it has had. */
export async function findVideoSeconds(tx: Queryable, lessonId: string) {
  const versions = await tx
    .select({
      seconds: videoAssets.durationSeconds,
      plays: sql<boolean>`${videoAssets.state} = 'ready' and ${videoAssets.retiredAt} is null`,
    })
    .from(videoAssets)
    .where(eq(videoAssets.lessonId, lessonId))
    .orderBy(desc(videoAssets.version));
  return {
    playing: versions.find(({ plays }) => plays)?.seconds ?? null,
    all: versions.flatMap(({ seconds }) => (seconds === null ? [] : [seconds])),
  };
}

function theOne(rows: LessonRow[]): LessonRow {
  const [row] = rows;
  if (row === undefined) throw new Error('A lesson of a locked course has gone.');
  return row;
}
