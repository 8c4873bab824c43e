import {
  checkInvitations,
  invitePeople,
  listInvitations,
  sendInvitation,
  withdrawInvitation,
} from '@academy/contract/invitations/invitation-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson, saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { InvitationsService } from './invitations.service.ts';

/** A list of 2,000 people is looked up line by line. */
const listLimit = { max: 30, timeWindow: '1 minute', keyGenerator: byPerson };

export function registerInvitations(app: FastifyInstance, invitations: InvitationsService): void {
  bindCall(app, listInvitations, ({ query }) => invitations.list(query));
  bindCall(app, checkInvitations, ({ body }) => invitations.check(body), {
    rateLimit: listLimit,
    unseenByVisitors: true,
  });
  bindCall(app, invitePeople, ({ request, body }) => invitations.invite(signedIn(request), body), {
    rateLimit: listLimit,
  });
  bindCall(app, sendInvitation, ({ params }) => invitations.send(params.invitationId), {
    rateLimit: saveLimit,
    unseenByVisitors: true,
  });
  bindCall(
    app,
    withdrawInvitation,
    ({ request, params }) => invitations.withdraw(signedIn(request), params.invitationId),
    { rateLimit: saveLimit, unseenByVisitors: true },
  );
}
