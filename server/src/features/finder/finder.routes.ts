import { findInStudio } from '@academy/contract/finder/finder-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { createFinderService } from './finder.service.ts';

export function registerFinder(app: FastifyInstance, database: Database): void {
  const finder = createFinderService(database);
  bindCall(app, findInStudio, ({ request, query }) => finder.find(signedIn(request).id, query.q), {
    rateLimit: saveLimit,
  });
}
