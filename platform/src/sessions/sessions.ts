import { and, eq, isNull } from 'drizzle-orm';
import { endTokensOf } from '../access-tokens/end-tokens.ts';
import type { Queryable } from '../database/connect.ts';
import { sessions, users } from '../database/schema/users.ts';
import { newId } from '../ids.ts';
import { sessionLifetimes } from './session-lifetimes.ts';
import { hashToken, type SessionTokens, type TokenPair } from './session-tokens.ts';

const USER_AGENT_LENGTH = 400;

export interface NewSession {
  readonly userId: string;
  readonly now: Date;
  /** What the browser calls itself. */
  readonly userAgent?: string | undefined;
}

/**
 * Signs a user in: one new row, and the pair of tokens that belongs to it. Null for an account that is blocked. The user's row is
 * locked first, as a block does: it comes before, or finds the session and ends it.
 */
export async function startSession(
  db: Queryable,
  tokens: SessionTokens,
  { userId, now, userAgent }: NewSession,
): Promise<TokenPair | null> {
  const sessionId = newId();
  const pair = tokens.pairOf({ sessionId, generation: 1 });
  return db.transaction(async (tx) => {
    if (!(await markSeen(tx, userId, now))) return null;
    await tx.insert(sessions).values({
      id: sessionId,
      userId,
      ...rotationOf(pair, now),
      expiresAt: after(now, sessionLifetimes.absoluteMs),
      userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) || null,
    });
    return pair;
  });
}

/** Answers whether there is such an account that is not blocked, whose row is locked from then on. */
export async function markSeen(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const seen = await db
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .returning({ id: users.id });
  return seen.length > 0;
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

/** Signs a user out everywhere, and tells of how many places. The user's access tokens end, too. */
export async function revokeSessionsOf(db: Queryable, userId: string, now: Date): Promise<number> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await endTokensOf(db, userId);
  return revoked.length;
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
