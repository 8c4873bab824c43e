/** Part of the composition: what creators see of their courses and students, and learners of their own learning. */
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { registerFinder } from './features/finder/finder.routes.ts';
import { registerHome } from './features/home/home.routes.ts';
import { registerInsight } from './features/insight/insight.routes.ts';
import { registerPreflight } from './features/preflight/preflight.routes.ts';
import { registerPreviews } from './features/previews/previews.routes.ts';
import { createPreviewsService } from './features/previews/previews.service.ts';
import { registerStudents } from './features/students/students.routes.ts';
import { registerWatching } from './features/watching/watching.routes.ts';
import { createWatchingService } from './features/watching/watching.service.ts';

export function registerStudioCalls(
  api: FastifyInstance,
  { database, jobs, config, clock }: AppOptions,
): void {
  registerInsight(api, { database, config, clock });
  registerStudents(api, database);
  registerPreflight(api, database, jobs);
  registerPreviews(api, createPreviewsService(database));
  registerWatching(api, createWatchingService(database));
  registerFinder(api, database);
  registerHome(api, database);
}
