import type { JobName, JobPayload } from '@academy/contract/jobs/jobs.ts';
import type { ReadingReason } from '@academy/contract/resources/resource-reading.ts';
import type { Database, Queryable } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import {
  lessonResources,
  resourceTextParts,
  resourceTexts,
} from '@academy/platform/database/schema/resources.ts';
import type { JobQueue, RunningJob } from '@academy/platform/jobs/job-queue.ts';
import { tellFilesChanged } from '@academy/platform/resources/tell-files-changed.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { FileText } from './file-text.ts';

/** Of plain texts and of PDFs. */
export const readingJobNames = ['resources.read', 'resources.pages'] as const satisfies JobName[];

export type ReadingJob = RunningJob<(typeof readingJobNames)[number]>;

/** A file of a lesson that is to be read. */
export interface WaitingFile {
  readonly resourceId: string;
  readonly lessonId: string;
  readonly sourceKey: string;
  readonly extension: string;
  readonly createdBy: string | null;
}

/** It was taken off its lesson, or somebody else has read it. */
export class FileUnwantedError extends Error {
  override readonly name = 'FileUnwantedError';
}

/** Rows of a statement: each has four values, and PostgreSQL takes 65,535. */
const PARTS_AT_ONCE = 1000;

/** null when nobody waits for its text. */
export async function findWaitingFile(db: Queryable, resourceId: string): Promise<WaitingFile | null> {
  const [file] = await db
    .select({
      lessonId: lessonResources.lessonId,
      sourceKey: lessonResources.sourceKey,
      extension: lessonResources.extension,
      createdBy: lessonResources.createdBy,
    })
    .from(lessonResources)
    .innerJoin(resourceTexts, eq(resourceTexts.resourceId, lessonResources.id))
    .where(and(eq(lessonResources.id, resourceId), eq(resourceTexts.state, 'waiting')));
  if (file === undefined || file.lessonId === null || file.sourceKey === null) return null;
  const { lessonId, sourceKey, extension, createdBy } = file;
  return { resourceId, lessonId, sourceKey, extension: extension ?? '', createdBy };
}

/** Whether a job about the text of the file waits or runs. */
export async function isBeingRead(
  jobs: Pick<JobQueue, 'isOpen'>,
  file: JobPayload<'resources.read'>,
): Promise<boolean> {
  for (const name of readingJobNames) if (await jobs.isOpen(name, file)) return true;
  return false;
}

/** All of the text or nothing of it, in place of what was there. */
export async function storeText(
  { db }: Database,
  job: ReadingJob,
  { resourceId, lessonId }: WaitingFile,
  text: FileText,
): Promise<void> {
  await db.transaction(async (tx) => {
    await job.confirm(tx);
    // The lesson first, as its deletion does: the other order could deadlock.
    await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId)).for('key share');
    const wanted = await tx
      .select({ id: lessonResources.id })
      .from(lessonResources)
      .where(and(eq(lessonResources.id, resourceId), eq(lessonResources.lessonId, lessonId)))
      .for('no key update');
    const reason = text.state === 'done' ? null : text.reason;
    const { rowCount } = await tx
      .update(resourceTexts)
      .set({ state: text.state, reason, updatedAt: sql`now()` })
      .where(and(eq(resourceTexts.resourceId, resourceId), eq(resourceTexts.state, 'waiting')));
    if (wanted.length === 0 || rowCount === 0) throw new FileUnwantedError();
    const before = await tx.delete(resourceTextParts).where(eq(resourceTextParts.resourceId, resourceId));
    const parts = text.state === 'done' ? text.parts : [];
    for (let first = 0; first < parts.length; first += PARTS_AT_ONCE) {
      const some = parts.slice(first, first + PARTS_AT_ONCE);
      await tx.insert(resourceTextParts).values(
        some.map(({ page, text: words }, index) => ({
          resourceId,
          number: first + index + 1,
          page,
          text: words,
        })),
      );
    }
    if (parts.length > 0 || (before.rowCount ?? 0) > 0) await tellFilesChanged(tx, lessonId);
  });
}

/** Does nothing where it was settled otherwise meanwhile. */
export async function failReading(db: Queryable, resourceId: string, reason: ReadingReason): Promise<void> {
  await db
    .update(resourceTexts)
    .set({ state: 'failed', reason, updatedAt: sql`now()` })
    .where(and(eq(resourceTexts.resourceId, resourceId), eq(resourceTexts.state, 'waiting')));
}
