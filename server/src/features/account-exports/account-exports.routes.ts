import {
  askForExport,
  getAccountExport,
  getExportFile,
} from '@academy/contract/account-exports/account-export-calls.ts';
import type { FastifyInstance } from 'fastify';
import { enforceAccess } from '../../http/access.ts';
import { bindCall } from '../../http/bind-call.ts';
import type { DeliverBlob } from '../../http/deliver-blob.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { AccountExportsService } from './account-exports.service.ts';

/** Gathering everything is work for minutes, and asking for it again brings the same. */
const askLimit = { max: 10, timeWindow: '1 hour', keyGenerator: byPerson };

export function registerAccountExports(
  app: FastifyInstance,
  exports: AccountExportsService,
  deliver: DeliverBlob,
): void {
  bindCall(app, getAccountExport, ({ request }) => exports.get(signedIn(request).id));
  bindCall(app, askForExport, ({ request }) => exports.ask(signedIn(request)), {
    rateLimit: askLimit,
    unseenByVisitors: true,
  });

  const { path, access, summary } = getExportFile;
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    config: { access },
    schema: { summary, tags: ['users'] },
    preValidation: (request) => enforceAccess(access, request, app.findCourse),
    handler: async (request, reply) => {
      const { key, madeAt } = await exports.findFile(signedIn(request).id);
      const send = await deliver({ key, missing: 'export_not_found' }, request);
      const day = madeAt.toISOString().slice(0, 10);
      void reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="academy-${day}.zip"`,
        'cross-origin-resource-policy': 'same-origin',
        'accept-ranges': 'bytes',
      });
      return send(reply);
    },
  });
}
