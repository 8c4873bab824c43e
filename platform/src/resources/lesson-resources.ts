import { extensionOf, nameOfFile } from '@academy/contract/resources/resource-name.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect.ts';
import { lessons } from '../database/schema/curriculum.ts';
import { lessonResources } from '../database/schema/resources.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import { requestReading } from './request-reading.ts';
import { tellFilesChanged } from './tell-files-changed.ts';

interface NewResource {
  readonly id: string;
  readonly lessonId: string;
  readonly createdBy: string | null;
  /** Without one, a file is called by its own name. */
  readonly name?: string;
  readonly description?: string;
}

export interface NewResourceFile extends NewResource {
  readonly fileName: string;
  readonly bytes: number;
}

export interface NewResourceLink extends NewResource {
  readonly name: string;
  readonly url: string;
}

/** Until the transaction ends, what this lesson has stays what it is. False when the lesson is gone. */
export async function lockLessonResources(tx: Transaction, lessonId: string): Promise<boolean> {
  const found = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
    .for('no key update');
  return found.length > 0;
}

/** Those that are being uploaded have their room, too. */
export async function countResources(tx: Queryable, lessonId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select ((select count(*) from lesson_resources where lesson_id = ${lessonId}::uuid) +
      (select count(*) from uploads where lesson_id = ${lessonId}::uuid and purpose = 'resource'))::int as count`);
  return rows[0]?.count ?? 0;
}

/**
 * Makes a finished upload, whose bytes are in the store by its id, the last of its lesson's resources, and has it read: by
 * the job that is enqueued or, without a queue, when the next worker starts.
 */
export async function addResourceFile(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'> | null,
  file: NewResourceFile,
): Promise<boolean> {
  if (!(await lockLessonResources(tx, file.lessonId))) return false;
  const { id, lessonId, createdBy, fileName, bytes, name = nameOfFile(fileName), description } = file;
  await tx.insert(lessonResources).values({
    ...{ id, lessonId, createdBy, bytes, description },
    name: [...name].slice(0, 200).join(''),
    sourceKey: sourceKeyOf(id),
    extension: extensionOf(fileName),
    position: lastPosition(lessonId),
  });
  if (jobs !== null) await requestReading(tx, jobs, { resourceId: id, createdBy });
  await tellFilesChanged(tx, lessonId);
  return true;
}

/** The lesson is locked by the caller. */
export async function addResourceLink(tx: Transaction, link: NewResourceLink): Promise<void> {
  const { id, lessonId, createdBy, name, description, url } = link;
  await tx.insert(lessonResources).values({
    ...{ id, lessonId, createdBy, name, description, url },
    position: lastPosition(lessonId),
  });
}

function lastPosition(lessonId: string): SQL {
  return sql`(select coalesce(max(position), 0) + 1 from lesson_resources where lesson_id = ${lessonId}::uuid)`;
}
