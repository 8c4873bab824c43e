import type { Queryable } from '@academy/platform/database/connect.ts';
import { sessions } from '@academy/platform/database/schema/users.ts';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';

/** Scripts sign in again and again; a person looks at no more than these. */
const LISTED = 100;

const liveOf = (userId: string, now: Date) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.idleExpiresAt, now),
  );

export function listSessions(db: Queryable, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      signedInAt: sessions.createdAt,
      seenAt: sessions.rotatedAt,
    })
    .from(sessions)
    .where(liveOf(userId, now))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(LISTED);
}

interface Ending {
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
}

export async function endSession(db: Queryable, { userId, sessionId, now }: Ending): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), liveOf(userId, now)));
}

/** All of the user but this one. */
export async function endOthers(db: Queryable, { userId, sessionId, now }: Ending): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(ne(sessions.id, sessionId), liveOf(userId, now)))
    .returning({ id: sessions.id });
  return ended.length;
}
