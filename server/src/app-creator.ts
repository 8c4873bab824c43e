/** Part of the composition: what creators do with their courses. */
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { registerCourseEditing } from './features/courses/course-editing.routes.ts';
import { createCourseEditingService } from './features/courses/course-editing.service.ts';
import { createChangeStatus } from './features/courses/course-status.service.ts';
import { createCoverFiles } from './features/courses/cover-files.ts';
import { registerCoverUpload } from './features/courses/covers.routes.ts';
import { createUploadCover } from './features/courses/covers.service.ts';
import { createManagedCoursesRepository } from './features/courses/managed-courses.repository.ts';
import { registerCurriculumEditing } from './features/curriculum/curriculum-editing.routes.ts';
import { createLessonsService, type LessonVideos } from './features/curriculum/lessons.service.ts';
import { createModulesService } from './features/curriculum/modules.service.ts';
import { registerStudents } from './features/students/students.routes.ts';

export interface CreatorOptions {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

export function registerCreator(
  api: FastifyInstance,
  { database, blobs, clock }: CreatorOptions,
  videos: LessonVideos,
): void {
  const covers = createCoverFiles(blobs);
  registerCourseEditing(api, {
    editing: createCourseEditingService(database, covers),
    changeStatus: createChangeStatus(database, clock),
    managed: createManagedCoursesRepository(database),
  });
  registerCoverUpload(api, createUploadCover(database, covers));
  registerCurriculumEditing(
    api,
    createModulesService(database, videos),
    createLessonsService(database, videos),
  );
  registerStudents(api, database);
}
