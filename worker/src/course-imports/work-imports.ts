import { type ApplyParts, applyUpload, failUpload } from '@academy/platform/course-folder/apply-upload.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';

/** Makes courses of zips that were uploaded and agreed to. */
export async function workImports(parts: ApplyParts & { readonly jobs: JobQueue }): Promise<void> {
  const { jobs, database } = parts;
  const problem = {
    file: 'The course',
    line: null,
    field: null,
    message: 'could not be imported, for a fault of ours',
  };
  await jobs.workDead('courses.import', ({ importId }) => failUpload(database.db, importId, [problem]));
  await jobs.work('courses.import', ({ payload }) => applyUpload(parts, payload.importId));
}
