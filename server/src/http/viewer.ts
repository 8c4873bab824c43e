import type { TokenScope } from '@academy/contract/access-tokens/token-scopes.ts';
import type { User } from '@academy/contract/users/user.ts';
import { isWholeToken } from '@academy/platform/access-tokens/token-text.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';
import { demoAccount } from '@academy/platform/users/demo-accounts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { bearerTokenOf } from './bearer-token.ts';
import { together } from './together.ts';
import { declareTokenScopes, enforceScope } from './token-scopes.ts';

/** The viewer of a request, as the database knows them this very moment. */
type RequestViewer = User & {
  /** Null for a program that came with an access token. */
  readonly sessionId: string | null;
};

type SessionViewer = User & { readonly sessionId: string; readonly hash: string };
type TokenViewer = User & { readonly tokenId: string; readonly scope: TokenScope; readonly isUsed: boolean };

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

const user = `users.id, users.name, users.avatar, users.email, users.language, users.display_name AS "displayName",
    CASE WHEN users.leaves_at IS NOT NULL THEN json_build_object('at',
      to_char(users.leaves_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isByAdmin', users.leaving_by_admin
    ) END AS leaving,
    CASE WHEN users.is_listed_admin AND lower(users.email) = ANY ($3) THEN 'admin' ELSE users.role END AS role`;
const findViewer = `
  SELECT access_hash AS hash, sessions.id AS "sessionId", ${user}
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE access_hash = ANY ($1) AND access_expires_at > $2 AND expires_at > $2 AND revoked_at IS NULL
    AND users.blocked_at IS NULL`;
const findTokenViewer = `
  SELECT access_tokens.id AS "tokenId", scope, coalesce(last_used_at > $2::timestamptz - interval '1 hour', false) AS "isUsed", ${user}
  FROM access_tokens JOIN users ON users.id = access_tokens.user_id
  WHERE token_hash = $1 AND expires_at > $2 AND users.blocked_at IS NULL`;
const noDemoAccount = `AND NOT ${demoAccount('users.id')}`;

/**
 * Looks up the session or the access token of a request, once and in one prepared query (that requests of one moment share), so that sign-out, a token that is revoked and a
 * changed role act on the next request. A visitor without a cookie costs nothing.
 */
export function identifyViewers(
  app: FastifyInstance,
  { pool }: Database,
  { cookie, clock, adminEmails, demoAccountsCount }: ViewerOptions,
): void {
  const counted = (text: string) => (demoAccountsCount ? text : `${text} ${noDemoAccount}`);
  const ofSession = counted(findViewer);
  const ofToken = counted(findTokenViewer);

  const viewerOfSession = together(async (hashes: readonly string[]) => {
    const values = [hashes, clock.now(), adminEmails];
    const { rows } = await pool.query<SessionViewer>({ name: 'session_viewer', text: ofSession, values });
    return new Map(rows.map(({ hash, ...viewer }) => [hash, viewer]));
  });

  const viewerOfToken = async (token: string, reply: FastifyReply): Promise<RequestViewer> => {
    void reply.header('www-authenticate', 'Bearer error="invalid_token"');
    if (!isWholeToken(token)) throw new Refusal('token_mistyped');
    const now = clock.now();
    const values = [hashToken(token), now, adminEmails];
    const { rows } = await pool.query<TokenViewer>({ name: 'token_viewer', text: ofToken, values });
    if (rows[0] === undefined) throw new Refusal('token_ended');
    void reply.removeHeader('www-authenticate');
    const { tokenId, scope, isUsed, ...found } = rows[0];
    const role = enforceScope(reply, { scope, role: found.role });
    if (!isUsed) await pool.query('UPDATE access_tokens SET last_used_at = $2 WHERE id = $1', [tokenId, now]);
    return { ...found, role, sessionId: null };
  };

  declareTokenScopes(app);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, reply, done) => {
    const bearer = bearerTokenOf(request);
    if (bearer !== null) {
      viewerOfToken(bearer, reply).then((viewer) => {
        request.viewer = viewer;
        done();
      }, done);
      return;
    }
    const token = request.cookies[cookie];
    if (token === undefined || token === '') return done();
    viewerOfSession(hashToken(token)).then((viewer) => {
      request.viewer = viewer ?? null;
      done();
    }, done);
  });
}

export function signedIn(request: FastifyRequest): RequestViewer {
  if (request.viewer === null) throw new Refusal('unauthenticated', 'Please sign in.');
  return request.viewer;
}

/** For calls that are about the session itself, and that no token may make. */
export function inSession(request: FastifyRequest): RequestViewer & { readonly sessionId: string } {
  const { sessionId, ...viewer } = signedIn(request);
  if (sessionId === null) throw new Refusal('token_never');
  return { ...viewer, sessionId };
}
