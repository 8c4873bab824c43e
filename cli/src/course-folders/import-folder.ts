import type { ImportComparison } from '@academy/contract/course-folders/course-import.ts';
import type { PackageReport } from '@academy/contract/course-packages/package-report.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { diskFiles, type FolderFiles } from '@academy/platform/course-folder/folder-files.ts';
import { comparisonOf } from '@academy/platform/course-folder/import-comparison.ts';
import { importCourse } from '@academy/platform/course-folder/import-course.ts';
import { type ImportPlan, planImport } from '@academy/platform/course-folder/plan-import.ts';
import { readCourse } from '@academy/platform/course-folder/read-course-folder.ts';
import { findStoredCourse } from '@academy/platform/course-folder/stored-course.ts';
import { openCourseFiles } from '@academy/platform/course-packages/open-course-files.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { Problem } from '../command.ts';

export interface FolderParts {
  readonly database: Pick<Database, 'db'>;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly secrets: Secrets;
}

export interface FolderOptions {
  /** Who a new course belongs to. */
  readonly authorId: string;
  /** The course that the folder is imported onto; null for a new one. */
  readonly ontoCourseId: string | null;
}

export interface FolderLook {
  readonly plan: ImportPlan;
  readonly comparison: ImportComparison;
  readonly files: FolderFiles;
  /** Of a package of another system. */
  readonly report: PackageReport | null;
}

/** What an import would do, and nothing more. */
export async function lookAtFolder(
  parts: FolderParts,
  folder: string,
  ontoCourseId: string | null,
): Promise<FolderLook> {
  const { db } = parts.database;
  const { files, report } = await openCourseFiles(diskFiles(folder));
  const course = await readCourse(files);
  const stored = ontoCourseId === null ? null : await findStoredCourse(db, ontoCourseId);
  if (ontoCourseId !== null && stored === null) throw new Problem('There is no such course.');
  const plan = await planImport({ ...parts, db }, { stored, folder: course, files });
  return { plan, comparison: await comparisonOf(db, plan), files, report };
}

export async function importFolder(
  parts: FolderParts,
  folder: string,
  { authorId, ontoCourseId }: FolderOptions,
): Promise<{ readonly courseId: string; readonly comparison: ImportComparison }> {
  const { plan, comparison, files } = await lookAtFolder(parts, folder, ontoCourseId);
  const courseId = await importCourse(parts, plan, {
    files,
    authorId: plan.stored?.authorId ?? authorId,
    actorId: null,
    quotaBytes: null,
  });
  return { courseId, comparison };
}
