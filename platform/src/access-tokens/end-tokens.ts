import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accessTokens } from '../database/schema/access-tokens.ts';

/** So that whoever wonders why a program stopped finds the token that expired. */
const SHOWN_AFTER_MS = 30 * 24 * 3_600_000;

/** Answers how many there were. */
export async function endTokensOf(db: Queryable, userId: string): Promise<number> {
  const { rowCount } = await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
  return rowCount ?? 0;
}

/** Answers how many there were. */
export async function removeExpiredTokens(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - SHOWN_AFTER_MS);
  const { rowCount } = await db.delete(accessTokens).where(lt(accessTokens.expiresAt, before));
  return rowCount ?? 0;
}
