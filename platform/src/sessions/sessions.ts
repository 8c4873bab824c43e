import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { sessions } from '../database/schema/users.ts';
import { newId } from '../ids.ts';
import { sessionLifetimes } from './session-lifetimes.ts';
import { hashToken, type SessionTokens, type TokenPair } from './session-tokens.ts';

/** Signs a user in: one new row, and the pair of tokens that belongs to it. */
export async function startSession(
  db: Queryable,
  tokens: SessionTokens,
  { userId, now }: { userId: string; now: Date },
): Promise<TokenPair> {
  const sessionId = newId();
  const pair = tokens.pairOf({ sessionId, generation: 1 });
  await db.insert(sessions).values({
    id: sessionId,
    userId,
    ...rotationOf(pair, now),
    expiresAt: after(now, sessionLifetimes.absoluteMs),
  });
  return pair;
}

/** The columns that change when a session gets a new pair of tokens. */
export function rotationOf(pair: TokenPair, now: Date) {
  return {
    accessHash: hashToken(pair.access),
    accessExpiresAt: after(now, sessionLifetimes.accessMs),
    refreshHash: hashToken(pair.refresh),
    rotatedAt: now,
    idleExpiresAt: after(now, sessionLifetimes.idleMs),
  };
}

export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Signs a user out everywhere, and tells of how many places. */
export async function revokeSessionsOf(db: Queryable, userId: string, now: Date): Promise<number> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return revoked.length;
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
