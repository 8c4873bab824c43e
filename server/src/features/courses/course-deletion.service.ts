import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import { deleteCourses } from '@academy/platform/courses/delete-courses.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import { hasOthers, lockCourseToDelete } from './course-deletion.repository.ts';
import type { CoverFiles } from './cover-files.ts';

export type CourseDeletionService = ReturnType<typeof createCourseDeletionService>;

/** What becomes of films and files when their course is deleted. */
interface CourseVideos {
  /** Forgets the uploads under way, before the course is deleted; what it gives back removes their files. */
  discardCourseUploads(tx: Transaction, courseId: string): Promise<() => Promise<void>>;
  /** Has the videos and resources removed of lessons that the transaction has deleted. */
  removeWithLessons(tx: Transaction): Promise<unknown>;
  /** To be told after the commit, and before it is acknowledged. */
  onVideosRemoved(): void;
}

interface DeletionParts {
  readonly covers: Pick<CoverFiles, 'removeAllBut'>;
  readonly videos: CourseVideos;
  /** They belong to no row any more, and are swept. */
  readonly onFilesLeft: (error: unknown) => void;
}

export function createCourseDeletionService({ db }: Database, parts: DeletionParts) {
  const { covers, videos, onFilesLeft } = parts;

  const removeRows = async (tx: Transaction, viewer: Viewer, courseId: string) => {
    const course = await lockCourseToDelete(tx, courseId);
    if (course === undefined) throw new Refusal('course_not_found');
    if (!course.isNew || (await hasOthers(tx, courseId))) throw new Refusal('course_not_deletable');
    // While it has a name.
    await recordAudit(tx, { action: 'course_deleted', actorId: viewer.id, courseId });
    const removeUploads = await videos.discardCourseUploads(tx, courseId);
    await deleteCourses(tx, [courseId]);
    await videos.removeWithLessons(tx);
    return removeUploads;
  };

  return {
    /** What was published, or has anything of somebody else in it, can only be archived. */
    remove: async (viewer: Viewer, courseId: string): Promise<void> => {
      const removeUploads = await db.transaction((tx) => removeRows(tx, viewer, courseId));
      videos.onVideosRemoved();
      // The course is gone whether the store answers or not: a failure here must not look as if it were still there.
      await removeUploads().catch(onFilesLeft);
      await covers.removeAllBut(courseId, null).catch(onFilesLeft);
    },
  };
}
