import type { SessionUser } from '@academy/contract/users/user.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { sessions, users } from '@academy/platform/database/schema/users.ts';
import { hashToken } from '@academy/platform/sessions/session-tokens.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
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

/**
 * Looks up the session of a request, once and in one prepared query, so that sign-out and a changed
 * role act on the next request. A visitor without a cookie costs nothing.
 */
export function identifyViewers(
  app: FastifyInstance,
  { db }: Database,
  { cookie, clock }: { cookie: string; clock: Clock },
): void {
  const find = db
    .select({
      sessionId: sessions.id,
      id: users.id,
      name: users.name,
      avatar: users.avatar,
      role: users.role,
      email: users.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.accessHash, sql.placeholder('hash')),
        gt(sessions.accessExpiresAt, sql.placeholder('now')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(sessions.revokedAt),
      ),
    )
    .prepare('session_viewer');

  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const token = request.cookies[cookie];
    if (token === undefined || token === '') return done();
    find.execute({ hash: hashToken(token), now: clock.now() }).then(([viewer]) => {
      request.viewer = viewer ?? null;
      done();
    }, done);
  });
}

export function signedIn(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw new HttpError('unauthenticated', 'Please sign in.');
  return request.viewer;
}
