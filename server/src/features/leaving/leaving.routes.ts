import * as calls from '@academy/contract/leaving/leaving-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { LeavingService } from './leaving.service.ts';

/** Nobody changes their mind more often. */
const rateLimit = { max: 30, timeWindow: '1 minute', keyGenerator: byPerson };
/** Nothing that visitors see changes before the week is over. */
const options = { rateLimit, unseenByVisitors: true } as const;

export function registerLeaving(app: FastifyInstance, leaving: LeavingService): void {
  bindCall(app, calls.getLeaving, ({ request }) => leaving.get(signedIn(request).id));
  bindCall(
    app,
    calls.askToLeave,
    ({ request, body }) => leaving.ask(signedIn(request), body.confirmation),
    options,
  );
  bindCall(app, calls.stay, ({ request }) => leaving.cancel(signedIn(request)), options);

  bindCall(app, calls.getLeavingOf, ({ params }) => leaving.get(params.userId));
  bindCall(
    app,
    calls.deletePerson,
    ({ request, params, body }) => leaving.askOf(signedIn(request), params.userId, body.confirmation),
    options,
  );
  bindCall(
    app,
    calls.keepPerson,
    ({ request, params }) => leaving.cancelOf(signedIn(request), params.userId),
    options,
  );
}
