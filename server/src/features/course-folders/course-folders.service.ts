import type { CourseImport } from '@academy/contract/course-folders/course-import.ts';
import { mayCreateCourses } from '@academy/contract/school-settings/may-create.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { exportCourse } from '@academy/platform/course-folder/export-course.ts';
import { FileProblemsError } from '@academy/platform/course-folder/read-yaml.ts';
import {
  type Look,
  lookAtUpload,
  toldProblems,
  type UploadedCourse,
} from '@academy/platform/course-folder/uploaded-course.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { findSchoolRules } from '@academy/platform/school-settings/school-settings.ts';
import {
  findUploadLimits,
  type UploadLimitsConfig,
} from '@academy/platform/school-settings/upload-limits.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { writeZip } from '@academy/platform/zip/write-zip.ts';
import { canManage, type Viewer } from '../../access/course-policy.ts';
import { findCourse } from '../../access/find-course.ts';
import { Refusal } from '../../refusal.ts';
import * as repository from './course-folders.repository.ts';

export interface CourseFoldersParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly secrets: Secrets;
  readonly config: UploadLimitsConfig;
}

export type CourseFoldersService = ReturnType<typeof createCourseFoldersService>;

export function createCourseFoldersService(parts: CourseFoldersParts) {
  const { database, blobs, jobs, secrets, config } = parts;
  const { db } = database;

  const own = async (viewer: Viewer, importId: string): Promise<UploadedCourse> => {
    const upload = await repository.findImport(db, importId);
    if (upload?.userId !== viewer.id) throw new Refusal('import_not_found');
    return upload;
  };

  /** Onto a course, for who may edit it; as a new one, for who may write courses. */
  const requireRight = async (viewer: Viewer, onto: string | null): Promise<void> => {
    if (onto !== null) {
      const course = await findCourse(db, viewer.id, { courseId: onto, moduleId: null, lessonId: null });
      if (course === null || !canManage(course, viewer)) throw new Refusal('course_not_found');
      return;
    }
    const { courseCreation } = (await findSchoolRules(db, config)).settings;
    if (mayCreateCourses(viewer.role, courseCreation)) return;
    throw new Refusal(courseCreation === 'approval' ? 'creator_approval_needed' : 'only_creators');
  };

  const look = async <Result>(
    viewer: Viewer,
    upload: Pick<UploadedCourse, 'id' | 'courseId'>,
    use: (look: Look) => Promise<Result>,
  ) => lookAtUpload({ db, blobs, secrets }, upload, await findUploadLimits(db, config, viewer.id), use);

  return {
    async download(viewer: Viewer, courseId: string, withFilms: boolean) {
      const exported = await exportCourse({ database, blobs, secrets }, courseId, { withFilms });
      if (exported === null) throw new Refusal('course_not_found');
      await recordAudit(db, {
        action: 'course_exported',
        actorId: viewer.id,
        courseId,
        facts: { withFilms },
      });
      return { title: exported.course.title, bytes: writeZip(exported.files) };
    },

    async look(viewer: Viewer, importId: string, onto: string | null) {
      const upload = await own(viewer, importId);
      const told = presentImport(upload);
      const unseen = { comparison: null, report: null, copies: [] };
      if (upload.state !== 'uploaded') return { ...told, ...unseen };
      await requireRight(viewer, onto);
      try {
        return await look(
          viewer,
          { id: upload.id, courseId: onto },
          async ({ plan, comparison, report }) => ({
            ...told,
            comparison,
            report,
            copies: await repository.listCopies(db, viewer.id, plan.folder.id),
          }),
        );
      } catch (error) {
        if (!(error instanceof FileProblemsError)) throw error;
        return { ...told, ...unseen, problems: toldProblems(error) };
      }
    },

    /** What was seen is what is done: the job compares again, and does nothing when it would be something else. */
    async apply(viewer: Viewer, importId: string, { onto, seen }: { onto: string | null; seen: string }) {
      const upload = await own(viewer, importId);
      await requireRight(viewer, onto);
      const courseId = onto?.toLowerCase() ?? null;
      const applied = await db.transaction(async (tx) => {
        const begun = await repository.beginImport(tx, upload.id, { courseId, agreedTo: seen });
        if (begun === undefined) throw new Refusal('import_under_way');
        await jobs.enqueue(tx, 'courses.import', { importId: upload.id }, { onBehalfOf: viewer.id });
        return begun;
      });
      return presentImport(applied);
    },

    async forget(viewer: Viewer, importId: string): Promise<void> {
      const upload = await own(viewer, importId);
      if (upload.state === 'importing') throw new Refusal('import_under_way');
      await repository.deleteImport(db, upload.id);
      await blobs.delete(sourceKeyOf(upload.id));
    },
  };
}

function presentImport({ id, fileName, bytes, state, courseId, problems }: UploadedCourse): CourseImport {
  return { id, fileName, bytes, state, courseId, problems };
}
