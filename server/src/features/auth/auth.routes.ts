import { getSessionUser, refreshSession, signOut } from '@academy/contract/auth/auth-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { inSession, signedIn } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { SessionsService } from './sessions.service.ts';

/** Enough for many tabs of many people behind one address; far too few to guess anything. */
const refreshLimit = { max: 120, timeWindow: '1 minute' };

export function registerAuth(app: FastifyInstance, sessions: SessionsService, cookies: SessionCookies): void {
  bindCall(app, getSessionUser, async ({ request }) => ({ user: signedIn(request) }));

  bindCall(app, signOut, async ({ request, reply }) => {
    const refreshToken = request.cookies[cookies.names.refresh];
    if (request.viewer !== null) await sessions.endById(inSession(request).sessionId);
    if (refreshToken !== undefined) await sessions.end(refreshToken);
    cookies.clear(reply);
    request.log.info({ userId: request.viewer?.id }, 'signed out');
    return {};
  });

  bindCall(
    app,
    refreshSession,
    async ({ request, reply }) => {
      const result = await sessions.refresh(request.cookies[cookies.names.refresh] ?? '');
      if (!('pair' in result)) {
        if (result.outcome === 'stolen')
          request.log.warn('an old refresh token came back: its session is revoked');
        // A page that had none may have got new ones from another tab while this was on its way.
        if (cookies.areIn(request)) cookies.clear(reply);
        throw new Refusal('session_ended');
      }
      cookies.set(reply, result.pair);
      return {};
    },
    { rateLimit: refreshLimit },
  );
}
