import type { SessionUser } from '@academy/contract/users/user.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** Who makes a request, as the database knows them this very moment. */
export interface Viewer extends SessionUser {
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

const findViewer = `
  SELECT sessions.id AS "sessionId", users.id, users.name, users.avatar, users.role, users.email
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE access_hash = $1 AND access_expires_at > $2 AND expires_at > $2 AND revoked_at IS NULL`;

/**
 * Looks up the session of a request, once and in one prepared query, so that sign-out and a changed
 * role act on the next request. A visitor without a cookie costs nothing.
 */
export function identifyViewers(
  app: FastifyInstance,
  { pool }: Database,
  { cookie, clock }: { cookie: string; clock: Clock },
): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = request.cookies[cookie];
    if (token === undefined || token === '') return done();
    const values = [hashToken(token), clock.now()];
    pool.query<Viewer>({ name: 'session_viewer', text: findViewer, values }).then(({ rows: [viewer] }) => {
      request.viewer = viewer ?? null;
      done();
    }, done);
  });
}

export function signedIn(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw new HttpError('unauthenticated', 'Please sign in.');
  return request.viewer;
}
