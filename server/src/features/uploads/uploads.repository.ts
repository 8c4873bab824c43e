import type { Database, Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { courseImports } from '@academy/platform/database/schema/course-folders.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { lessonResources } from '@academy/platform/database/schema/resources.ts';
import { uploads, videoAssets } from '@academy/platform/database/schema/videos.ts';
import { and, eq, sql } from 'drizzle-orm';

/** An upload, with the address of its lesson; one that is finished has become a version or a resource with the same id. */
export interface FoundUpload {
  readonly id: string;
  readonly userId: string | null;
  readonly fileName: string | null;
  readonly bytes: number | null;
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
  /** A course that is imported: it belongs to no lesson, and to who uploads it alone. */
  readonly isCourse?: true;
  /** In the lesson by now. */
  readonly isFinished: boolean;
}

export function createUploadsRepository({ db }: Database) {
  const address = { courseId: lessons.courseId, moduleId: lessons.moduleId, lessonId: lessons.id };
  const underWay = db
    .select({
      id: uploads.id,
      userId: uploads.userId,
      fileName: uploads.fileName,
      bytes: uploads.bytes,
      ...address,
    })
    .from(uploads)
    .innerJoin(lessons, eq(lessons.id, uploads.lessonId))
    .where(eq(uploads.id, sql.placeholder('id')))
    .prepare('upload_under_way');
  const finished = db
    .select({
      id: videoAssets.id,
      userId: videoAssets.createdBy,
      fileName: videoAssets.sourceName,
      bytes: videoAssets.sourceBytes,
      ...address,
    })
    .from(videoAssets)
    .innerJoin(lessons, eq(lessons.id, videoAssets.lessonId))
    .where(eq(videoAssets.id, sql.placeholder('id')))
    .prepare('upload_finished');
  const finishedFile = db
    .select({
      id: lessonResources.id,
      userId: lessonResources.createdBy,
      fileName: lessonResources.name,
      bytes: lessonResources.bytes,
      ...address,
    })
    .from(lessonResources)
    .innerJoin(lessons, eq(lessons.id, lessonResources.lessonId))
    .where(eq(lessonResources.id, sql.placeholder('id')))
    .prepare('upload_finished_file');

  return {
    /** An upload whose lesson is gone counts as missing. */
    async find(id: string): Promise<FoundUpload | null> {
      const [upload] = await underWay.execute({ id });
      if (upload !== undefined) return { ...upload, isFinished: false };
      const [made] = [...(await finished.execute({ id })), ...(await finishedFile.execute({ id }))];
      return made === undefined ? findCourseUpload(db, id) : { ...made, isFinished: true };
    },

    async findUnderWay(id: string) {
      const [upload] = await db.select().from(uploads).where(eq(uploads.id, id));
      return upload ?? null;
    },

    listIds: async () => (await db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id),

    /** Bytes came: it is not abandoned. */
    async touch(id: string): Promise<void> {
      await db.update(uploads).set({ updatedAt: sql`now()` }).where(eq(uploads.id, id));
    },

    delete: (id: string) => deleteUpload(db, id),
  };
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;

async function findCourseUpload(db: Database['db'], id: string): Promise<FoundUpload | null> {
  const nowhere = { courseId: '', moduleId: '', lessonId: '', isCourse: true } as const;
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.purpose, 'course')));
  if (upload !== undefined) return { ...upload, ...nowhere, isFinished: false };
  const [made] = await db.select().from(courseImports).where(eq(courseImports.id, id));
  return made === undefined ? null : { ...made, ...nowhere, isFinished: true };
}

/** What is deleted, or null when there was none: of two processes that delete it, one is given it. */
export async function deleteUpload(tx: Queryable, id: string) {
  const [deleted] = await tx.delete(uploads).where(eq(uploads.id, id)).returning();
  return deleted ?? null;
}

export async function deleteVideoUploads(tx: Queryable, lessonId: string): Promise<string[]> {
  const deleted = await tx
    .delete(uploads)
    .where(and(eq(uploads.lessonId, lessonId), eq(uploads.purpose, 'video')))
    .returning({ id: uploads.id });
  return deleted.map(({ id }) => id);
}

/** All uploads under way of a course that is deleted, videos and files. */
export async function deleteCourseUploads(tx: Queryable, courseId: string): Promise<string[]> {
  const ofCourse = tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, courseId));
  // As everywhere: the lessons before the uploads.
  await ofCourse.orderBy(lessons.id).for('update');
  const deleted = await tx
    .delete(uploads)
    .where(sql`${uploads.lessonId} in (select id from lessons where course_id = ${courseId}::uuid)`)
    .returning({ id: uploads.id });
  return deleted.map(({ id }) => id);
}

/** Always before the upload's own row, so that two transactions that need both never wait for each other. */
export async function lockLessonOf(tx: Transaction, uploadId: string): Promise<void> {
  await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(sql`${lessons.id} = (select lesson_id from uploads where id = ${uploadId}::uuid)`)
    .for('update');
}

/** False when the lesson is gone; else it stays until the transaction ends. */
export async function keepLesson(tx: Transaction, lessonId: string): Promise<boolean> {
  const found = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
    .for('key share');
  return found.length > 0;
}
