import { eq, sql } from 'drizzle-orm';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { courseImports } from '../database/schema/course-folders.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { findUploadLimits, type UploadLimitsConfig } from '../school-settings/upload-limits.ts';
import type { Secrets } from '../secrets.ts';
import { isAdmin } from '../users/admin-sql.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import { CourseChangedError, importCourse } from './import-course.ts';
import { ImportQuotaError } from './import-quota.ts';
import { FileProblemsError } from './read-yaml.ts';
import { lookAtUpload, toldProblems, type UploadedCourse } from './uploaded-course.ts';

export interface ApplyParts {
  readonly database: Pick<Database, 'db'>;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly secrets: Secrets;
  readonly config: UploadLimitsConfig;
}

/** The job of an import that its owner agreed to. Done twice, it does it once. */
export async function applyUpload(parts: ApplyParts, importId: string): Promise<void> {
  const { db } = parts.database;
  const [upload] = await db.select().from(courseImports).where(eq(courseImports.id, importId));
  if (upload?.state !== 'importing') return;
  try {
    await apply(parts, upload);
  } catch (error) {
    const problems = problemsOf(error);
    if (problems === null) throw error;
    await failUpload(db, importId, problems);
    return;
  }
  await parts.blobs.delete(sourceKeyOf(importId));
}

export async function failUpload(
  db: Database['db'],
  importId: string,
  problems: UploadedCourse['problems'],
): Promise<void> {
  await db
    .update(courseImports)
    .set({ state: 'failed', problems, updatedAt: sql`now()` })
    .where(eq(courseImports.id, importId));
}

async function apply(parts: ApplyParts, upload: UploadedCourse): Promise<void> {
  const { db } = parts.database;
  const limits = await findUploadLimits(db, parts.config, upload.userId);
  await lookAtUpload({ ...parts, db }, upload, limits, async ({ plan, comparison, files }) => {
    if (comparison.seen !== upload.agreedTo) throw new CourseChangedError();
    await importCourse(parts, plan, {
      files,
      authorId: upload.userId,
      actorId: upload.userId,
      // The zip counts until its course is there, and goes then.
      quotaBytes: limits.quotaBytes + upload.bytes,
      finish: async (tx, courseId) => {
        await requireStillTheirs(tx, { userId: upload.userId, courseId }, parts.config);
        await tx
          .update(courseImports)
          .set({ state: 'imported', courseId, updatedAt: sql`now()` })
          .where(eq(courseImports.id, upload.id));
      },
    });
  });
}

class NotTheirsError extends Error {}

/** The job may have waited: the course can have changed hands since, and its owner can have been blocked. */
async function requireStillTheirs(
  tx: Transaction,
  { userId, courseId }: { userId: string; courseId: string },
  { adminEmails }: UploadLimitsConfig,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from users join courses on courses.id = ${courseId}::uuid
    where users.id = ${userId}::uuid and users.blocked_at is null
      and (${isAdmin(adminEmails)} or courses.author_id = users.id)`);
  if (rows.length === 0) throw new NotTheirsError();
}

/** Null for what is our own fault, and worth another try. */
function problemsOf(error: unknown): UploadedCourse['problems'] | null {
  const one = (message: string) => [{ file: 'The course', line: null, field: null, message }];
  if (error instanceof FileProblemsError) return toldProblems(error);
  if (error instanceof ImportQuotaError) return one('has more films and files than you have room for');
  if (error instanceof NotTheirsError) return one('is no longer yours to change');
  if (error instanceof CourseChangedError) return one('was changed since you looked at the changes');
  return null;
}
