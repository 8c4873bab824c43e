import {
  askForCreatorPermission,
  decideCreator,
  getCreatorPermission,
  listWaitingCreators,
} from '@academy/contract/school-settings/approval-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { CreatorRequestsService } from './creator-requests.service.ts';

const unseen = { rateLimit: saveLimit, unseenByVisitors: true } as const;

export function registerCreatorRequests(app: FastifyInstance, requests: CreatorRequestsService): void {
  bindCall(app, getCreatorPermission, ({ request }) => requests.permission(signedIn(request)));
  bindCall(
    app,
    askForCreatorPermission,
    async ({ request, body }) => {
      await requests.ask(signedIn(request), body.message);
      return {};
    },
    unseen,
  );
  bindCall(app, listWaitingCreators, () => requests.list());
  bindCall(
    app,
    decideCreator,
    async ({ request, params, body }) => {
      await requests.decide(signedIn(request), params.userId, body);
      return {};
    },
    unseen,
  );
}
