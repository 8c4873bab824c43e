import {
  addResourceLink,
  deleteResource,
  getResourceFile,
  listResources,
  orderResources,
  updateResource,
} from '@academy/contract/resources/resource-calls.ts';
import type { FastifyInstance } from 'fastify';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import type { DeliverBlob } from '../../http/deliver-blob.ts';
import { attachment, downloadName } from '../../http/download-name.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { ResourcesService } from './resources.service.ts';

/**
 * A file may be anything, a page with scripts too: it is always saved and never shown, and where a browser shows it all the
 * same, it is of no origin and may do nothing.
 */
const fileHeaders = {
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'accept-ranges': 'bytes',
};

export function registerResources(
  app: FastifyInstance,
  resources: ResourcesService,
  deliver: DeliverBlob,
): void {
  const options = { rateLimit: saveLimit };

  bindCall(app, listResources, ({ params, request }) => resources.list(params.lessonId, signedIn(request)));
  bindCall(
    app,
    addResourceLink,
    ({ params, body, request }) => resources.addLink(signedIn(request).id, params.lessonId, body),
    options,
  );
  bindCall(
    app,
    orderResources,
    ({ params, body }) => resources.putInOrder(params.lessonId, body.ids),
    options,
  );
  bindCall(
    app,
    updateResource,
    ({ params, body }) => resources.update(params, params.resourceId, body),
    options,
  );
  bindCall(
    app,
    deleteResource,
    async ({ params }) => {
      await resources.remove(params, params.resourceId);
      return {};
    },
    options,
  );

  const { path, access, summary, params } = getResourceFile;
  app.route({
    method: ['GET', 'HEAD'],
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access },
    schema: { summary, tags: ['courses'], params },
    preValidation: (request) => enforceAccess(access, request, app.findCourse),
    handler: async (request, reply) => {
      const { lessonId = '', resourceId = '' } = request.params as Record<string, string>;
      const { key, name, extension } = await resources.findFile(lessonId, resourceId);
      const send = await deliver({ key, missing: 'resource_not_found' }, request);
      void reply.headers(fileHeaders);
      void reply.header('content-disposition', attachment(downloadName(name, extension)));
      return send(reply);
    },
  });
}
