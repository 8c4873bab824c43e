import { endOtherSessions, endSession, listSessions } from '@academy/contract/sessions/session-calls.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { inSession } from '../../http/viewer.ts';
import * as sessions from './sessions.repository.ts';

/** Where one is signed in. What somebody else has is answered like what there is not. */
export function registerSessions(app: FastifyInstance, { db }: Database, clock: Clock): void {
  bindCall(app, listSessions, async ({ request }) => {
    const { id, sessionId } = inSession(request);
    const found = await sessions.listSessions(db, id, clock.now());
    return found.map(({ signedInAt, seenAt, ...session }) => ({
      ...session,
      signedInAt: signedInAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: session.id === sessionId,
    }));
  });

  bindCall(
    app,
    endSession,
    async ({ request, params: { sessionId } }) => {
      const { id: userId } = inSession(request);
      if (isId(sessionId)) await sessions.endSession(db, { userId, sessionId, now: clock.now() });
      return {};
    },
    { unseenByVisitors: true },
  );

  bindCall(
    app,
    endOtherSessions,
    async ({ request }) => {
      const { id: userId, sessionId } = inSession(request);
      return { sessions: await sessions.endOthers(db, { userId, sessionId, now: clock.now() }) };
    },
    { unseenByVisitors: true },
  );
}
