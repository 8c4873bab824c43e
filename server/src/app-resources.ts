/** Part of the composition: the files and links of a lesson. */
import type { FastifyInstance } from 'fastify';
import type { VideoOptions } from './app-videos.ts';
import { registerResources } from './features/resources/resources.routes.ts';
import { createResourcesService } from './features/resources/resources.service.ts';
import { createBlobDelivery } from './http/deliver-blob.ts';

/** We send files ourselves, whatever stands in front: they lie where no web server may look. */
export function registerResourceCalls(api: FastifyInstance, { database, blobs, jobs }: VideoOptions): void {
  const onDiscardFailed = (error: unknown) =>
    api.log.warn({ err: error }, 'The file of a lesson could not be removed yet');
  const resources = createResourcesService({ database, blobs, jobs, onDiscardFailed });
  registerResources(api, resources, createBlobDelivery({ blobs, accelRedirectPrefix: null }));
}
