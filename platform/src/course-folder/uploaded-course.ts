import type { ImportComparison } from '@academy/contract/course-folders/course-import.ts';
import type { PackageReport } from '@academy/contract/course-packages/package-report.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { openCourseFiles } from '../course-packages/open-course-files.ts';
import type { Queryable } from '../database/connect.ts';
import type { courseImports } from '../database/schema/course-folders.ts';
import type { UploadLimits } from '../school-settings/upload-limits.ts';
import type { Secrets } from '../secrets.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import { readZip } from '../zip/read-zip.ts';
import { ZipProblemError } from '../zip/zip-problem.ts';
import type { FolderFiles } from './folder-files.ts';
import { comparisonOf } from './import-comparison.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { readCourse } from './read-course-folder.ts';
import type { FileProblemsError } from './read-yaml.ts';
import { findStoredCourse } from './stored-course.ts';
import { problemsOfZip, zipFiles } from './zip-files.ts';

export type UploadedCourse = typeof courseImports.$inferSelect;

export interface LookParts {
  readonly db: Queryable;
  readonly blobs: Pick<BlobStore, 'get' | 'head'>;
  readonly secrets: Secrets;
}

export interface Look {
  readonly plan: ImportPlan;
  readonly comparison: ImportComparison;
  readonly files: FolderFiles;
  /** Of a package of another system. */
  readonly report: PackageReport | null;
}

/** Files, and folders around them: a zip with more was not made of a course. */
const MOST = { entries: 20_000, depth: 16 };

/**
 * Reads an uploaded zip where it lies and compares it with the course it is to become. Throws FileProblemsError with all that
 * speaks against it. The zip stays open for as long as `use` runs.
 */
export async function lookAtUpload<Result>(
  parts: LookParts,
  { id, courseId }: Pick<UploadedCourse, 'id' | 'courseId'>,
  limits: UploadLimits,
  use: (look: Look) => Promise<Result>,
): Promise<Result> {
  const { db, blobs } = parts;
  const key = sourceKeyOf(id);
  const blob = await blobs.head(key);
  if (blob === null) throw new ZipProblemError('not_a_zip');
  const open = async (range: { start: number; end: number }) => {
    const part = await blobs.get(key, range);
    if (part === null) throw new ZipProblemError('not_a_zip');
    return part.stream;
  };
  const bounds = { ...MOST, entryBytes: limits.videoBytes, totalBytes: limits.quotaBytes };
  try {
    const zip = await readZip({ size: blob.size, open }, bounds);
    try {
      const { files, report } = await openCourseFiles(zipFiles(zip));
      const folder = await readCourse(files);
      const stored = courseId === null ? null : await findStoredCourse(db, courseId);
      const plan = await planImport(parts, { stored, folder, files });
      return await use({ plan, files, report, comparison: await comparisonOf(db, plan) });
    } finally {
      zip.close();
    }
  } catch (error) {
    throw error instanceof ZipProblemError ? problemsOfZip(error) : error;
  }
}

/** As a person is told: a hundred of them are enough to begin with. */
export function toldProblems({ problems }: FileProblemsError): UploadedCourse['problems'] {
  return problems.slice(0, 100);
}
