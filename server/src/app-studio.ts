/** Part of the composition: what creators see of their courses and students, and learners of their own learning. */
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { registerCourseDeletion } from './features/courses/course-deletion.routes.ts';
import { createCourseDeletionService } from './features/courses/course-deletion.service.ts';
import type { CoverFiles } from './features/courses/cover-files.ts';
import { registerFinder } from './features/finder/finder.routes.ts';
import { registerHome } from './features/home/home.routes.ts';
import { registerInsight } from './features/insight/insight.routes.ts';
import { registerPreflight } from './features/preflight/preflight.routes.ts';
import { registerPreviews } from './features/previews/previews.routes.ts';
import { createPreviewsService } from './features/previews/previews.service.ts';
import { registerStudents } from './features/students/students.routes.ts';
import type { VideosService } from './features/videos/videos.service.ts';
import { registerWatching } from './features/watching/watching.routes.ts';
import { createWatchingService } from './features/watching/watching.service.ts';

export function registerStudioCalls(
  api: FastifyInstance,
  { database, jobs, config, clock }: AppOptions,
  { covers, videos }: { readonly covers: CoverFiles; readonly videos: VideosService },
): void {
  const onFilesLeft = (error: unknown) =>
    api.log.warn({ err: error }, 'Files of a deleted course could not be removed yet');
  registerCourseDeletion(api, createCourseDeletionService(database, { covers, videos, onFilesLeft }));
  registerInsight(api, { database, config, clock });
  registerStudents(api, database);
  registerPreflight(api, database, jobs);
  registerPreviews(api, createPreviewsService(database));
  registerWatching(api, createWatchingService(database));
  registerFinder(api, database);
  registerHome(api, database);
}
