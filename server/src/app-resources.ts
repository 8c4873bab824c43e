/** Part of the composition: the files and links of a lesson, and courses as folders. */
import type { FastifyInstance } from 'fastify';
import type { VideoOptions } from './app-videos.ts';
import { registerCourseFolders } from './features/course-folders/course-folders.routes.ts';
import { createCourseFoldersService } from './features/course-folders/course-folders.service.ts';
import { registerResources } from './features/resources/resources.routes.ts';
import { createResourcesService } from './features/resources/resources.service.ts';
import { createBlobDelivery } from './http/deliver-blob.ts';

/** We send files ourselves, whatever stands in front: they lie where no web server may look. */
export function registerResourceCalls(api: FastifyInstance, options: VideoOptions): void {
  const { database, blobs, jobs } = options;
  const onDiscardFailed = (error: unknown) =>
    api.log.warn({ err: error }, 'The file of a lesson could not be removed yet');
  const resources = createResourcesService({ database, blobs, jobs, onDiscardFailed });
  registerResources(api, resources, createBlobDelivery({ blobs, accelRedirectPrefix: null }));
  registerCourseFolders(api, createCourseFoldersService(options));
}
