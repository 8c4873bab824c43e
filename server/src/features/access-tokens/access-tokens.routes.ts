import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '@academy/contract/access-tokens/access-token-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { inSession } from '../../http/viewer.ts';
import type { AccessTokensService } from './access-tokens.service.ts';

const makeLimit = { max: 60, timeWindow: '1 hour', keyGenerator: byPerson };

export function registerAccessTokens(app: FastifyInstance, tokens: AccessTokensService): void {
  bindCall(app, listAccessTokens, ({ request }) => tokens.list(inSession(request).id));
  bindCall(app, createAccessToken, ({ request, body }) => tokens.create(inSession(request), body), {
    rateLimit: makeLimit,
    unseenByVisitors: true,
  });
  bindCall(
    app,
    revokeAccessToken,
    async ({ request, params: { tokenId } }) => {
      await tokens.revoke(inSession(request).id, tokenId);
      return {};
    },
    { unseenByVisitors: true },
  );
}
