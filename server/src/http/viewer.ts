import type { User } from '@academy/contract/users/user.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';
import { demoAccount } from '@academy/platform/users/demo-accounts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The viewer of a request, as the database knows them this very moment. */
type RequestViewer = User & { readonly sessionId: string };

declare module 'fastify' {
  interface FastifyRequest {
    viewer: RequestViewer | null;
  }
}

interface ViewerOptions {
  readonly cookie: string;
  readonly clock: Clock;
  /** Lower case. Who was made an admin by this list is one while it names them. */
  readonly adminEmails: readonly string[];
  /** Whether the built-in sign-in is on; its people have no session otherwise. */
  readonly demoAccountsCount: boolean;
}

const findViewer = `
  SELECT sessions.id AS "sessionId", users.id, users.name, users.avatar, users.email, users.language,
    users.display_name AS "displayName",
    CASE WHEN users.is_listed_admin AND lower(users.email) = ANY ($3) THEN 'admin' ELSE users.role END AS role
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE access_hash = $1 AND access_expires_at > $2 AND expires_at > $2 AND revoked_at IS NULL
    AND users.blocked_at IS NULL`;
const findRealViewer = `${findViewer} AND NOT ${demoAccount('users.id')}`;

/**
 * Looks up the session of a request, once and in one prepared query, so that sign-out and a changed
 * role act on the next request. A visitor without a cookie costs nothing.
 */
export function identifyViewers(
  app: FastifyInstance,
  { pool }: Database,
  { cookie, clock, adminEmails, demoAccountsCount }: ViewerOptions,
): void {
  const text = demoAccountsCount ? findViewer : findRealViewer;
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = request.cookies[cookie];
    if (token === undefined || token === '') return done();
    const values = [hashToken(token), clock.now(), adminEmails];
    pool.query<RequestViewer>({ name: 'session_viewer', text, values }).then(({ rows: [viewer] }) => {
      request.viewer = viewer ?? null;
      done();
    }, done);
  });
}

export function signedIn(request: FastifyRequest): RequestViewer {
  if (request.viewer === null) throw new Refusal('unauthenticated', 'Please sign in.');
  return request.viewer;
}
