import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { coverPath } from '@academy/contract/courses/cover.ts';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { courses } from '../database/schema/courses.ts';
import { newId } from '../ids.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import type { FolderFiles } from './folder-files.ts';
import { fingerprintOf } from './import-comparison.ts';
import { takeFromQuota } from './import-quota.ts';
import type { ImportPlan, PlannedLesson } from './plan-import.ts';
import type { PlannedResource } from './plan-parts.ts';
import { findStoredCourse } from './stored-course.ts';
import { writeImport } from './write-import.ts';
import type { PutFiles } from './write-parts.ts';

export interface ImportParts {
  readonly database: Pick<Database, 'db'>;
  readonly blobs: Pick<BlobStore, 'put' | 'get' | 'delete'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

export interface ImportOptions {
  readonly files: FolderFiles;
  /** Who a new course belongs to. */
  readonly authorId: string;
  /** Null: the command line. */
  readonly actorId: string | null;
  /** Null for no quota. */
  readonly quotaBytes: number | null;
  /** What is part of the same transaction, after everything else. */
  readonly finish?: (tx: Transaction, courseId: string) => Promise<void>;
}

/** The course was changed since the plan was made. */
export class CourseChangedError extends Error {
  override readonly name = 'CourseChangedError';

  constructor() {
    super('The course was changed since the import was compared with it.');
  }
}

/**
 * Carries a plan out, all of it or nothing: films and files are put first and removed again when anything fails, and all
 * rows are one transaction. Gives the id of the course.
 */
export async function importCourse(
  parts: ImportParts,
  plan: ImportPlan,
  options: ImportOptions,
): Promise<string> {
  const { database, blobs } = parts;
  const courseId = plan.stored?.id ?? newId();
  const keys: string[] = [];
  try {
    const put = await putFiles(parts, plan, options.files, { courseId, keys });
    await database.db.transaction(async (tx) => {
      await requireUnchanged(tx, plan);
      if (options.quotaBytes !== null)
        await takeFromQuota(tx, options.authorId, put.bytes, options.quotaBytes);
      await writeImport({ ...parts, tx, courseId }, plan, { ...options, put });
      const facts = {
        lessons: plan.modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
        isNew: plan.stored === null,
      };
      await recordAudit(tx, { action: 'course_imported', actorId: options.actorId, courseId, facts });
      await options.finish?.(tx, courseId);
    });
  } catch (error) {
    // Those that cannot be removed now belong to no row, and are swept.
    await Promise.allSettled(keys.map((key) => blobs.delete(key)));
    throw error;
  }
  return courseId;
}

async function requireUnchanged(tx: Transaction, { stored }: ImportPlan): Promise<void> {
  if (stored === null) return;
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, stored.id)).for('no key update');
  const now = await findStoredCourse(tx, stored.id);
  if (now === null || fingerprintOf(now) !== fingerprintOf(stored)) {
    throw new CourseChangedError();
  }
}

interface Putting {
  readonly courseId: string;
  /** What was put so far. */
  readonly keys: string[];
}

async function putFiles(
  { blobs }: ImportParts,
  { details, folder, modules }: ImportPlan,
  files: FolderFiles,
  { courseId, keys }: Putting,
): Promise<PutFiles> {
  const films = new Map<PlannedLesson, { id: string; bytes: number; sha256: string }>();
  const resources = new Map<PlannedResource, { id: string; bytes: number }>();
  let bytes = 0;
  const put = async (file: string) => {
    const id = newId();
    keys.push(sourceKeyOf(id));
    const hash = createHash('sha256');
    const { size } = await blobs.put(sourceKeyOf(id), hashed(await files.open(file), hash.update.bind(hash)));
    bytes += size;
    return { id, bytes: size, sha256: hash.digest('hex') };
  };
  for (const planned of modules.flatMap(({ lessons }) => lessons)) {
    if (planned.files.film === 'put' && planned.lesson.film !== null)
      films.set(planned, await put(planned.lesson.film));
    for (const resource of planned.files.putResources) {
      if (resource.resource.path !== null) resources.set(resource, await put(resource.resource.path));
    }
  }
  let cover: string | null = null;
  if (details.coverBytes !== undefined) {
    const file = `${newId()}.${(folder.cover ?? '').split('.').at(-1)}`;
    keys.push(`covers/${courseId}/${file}`);
    await blobs.put(`covers/${courseId}/${file}`, details.coverBytes);
    cover = coverPath(courseId, file);
  }
  return { films, resources, cover, bytes };
}

async function* hashed(stream: Readable, update: (chunk: Uint8Array) => unknown): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    update(chunk);
    yield chunk;
  }
}
