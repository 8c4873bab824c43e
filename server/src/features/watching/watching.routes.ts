import {
  chooseWatching,
  getConfusion,
  getWatchingChoice,
  reportWatching,
} from '@academy/contract/watching/watching-calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson, saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { WatchingService } from './watching.service.ts';

/** A player sends two in a minute, and one when it is left; several may be open, and lessons are leafed through. */
const reportLimit = { max: 60, timeWindow: '1 minute', keyGenerator: byPerson };

export function registerWatching(app: FastifyInstance, watching: WatchingService): void {
  bindCall(
    app,
    reportWatching,
    async ({ params, body, request }) => {
      const { id: userId, role } = signedIn(request);
      if (role !== 'admin' && !wantsNoTracking(request)) {
        await watching.report({ userId, lessonId: params.lessonId }, body);
      }
      return {};
    },
    { rateLimit: reportLimit, unseenByVisitors: true },
  );
  bindCall(app, getWatchingChoice, ({ request }) => watching.choice(signedIn(request).id));
  bindCall(
    app,
    chooseWatching,
    ({ body, request }) => watching.choose(signedIn(request).id, body.isCounted),
    { rateLimit: saveLimit, unseenByVisitors: true },
  );
  bindCall(app, getConfusion, ({ params, query }) => watching.confusion(params.lessonId, query.version));
}

/** Browsers say so by themselves, whatever a page does: Global Privacy Control, and Do Not Track before it. */
function wantsNoTracking({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1';
}
