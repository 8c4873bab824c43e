import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { sessions } from '../database/schema/users.ts';
import type { Secrets } from '../secrets.ts';
import { hashToken, pairMadeWith } from './session-tokens.ts';

const BATCH = 2_000;

/**
 * How many live sessions have a refresh token of the newest secret, and how many one of an older: these end with the
 * older secret, unless they are used before, which gives them a token of the newest.
 */
export async function countSessions(
  db: Queryable,
  secrets: Secrets,
  now: Date,
): Promise<{ readonly newest: number; readonly older: number }> {
  const counts = { newest: 0, older: 0 };
  const live = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.idleExpiresAt, now));
  for (let last: string | null = null; ; ) {
    const rows: { id: string; generation: number; refreshHash: string }[] = await db
      .select({ id: sessions.id, generation: sessions.generation, refreshHash: sessions.refreshHash })
      .from(sessions)
      .where(and(live, last === null ? undefined : gt(sessions.id, last)))
      .orderBy(asc(sessions.id))
      .limit(BATCH);
    for (const { id, generation, refreshHash } of rows) {
      const maker = secrets.all.find(
        (secret) => hashToken(pairMadeWith(secret, { sessionId: id, generation }).refresh) === refreshHash,
      );
      if (maker !== undefined) counts[maker === secrets.newest ? 'newest' : 'older'] += 1;
    }
    last = rows.at(-1)?.id ?? null;
    if (last === null || rows.length < BATCH) return counts;
  }
}
