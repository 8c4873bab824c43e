import { inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { sessions } from '../database/schema/users.ts';

const BATCH = 5_000;

/**
 * Removes the sessions whose last possible use has passed; answers how many. A revoked session stays until then,
 * because that is how the theft of one of its tokens is still recognised. In batches, so that no statement holds
 * locks for long.
 */
export async function removeEndedSessions(db: Queryable, now: Date): Promise<number> {
  for (let removed = 0; ; ) {
    const ended = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(lt(sessions.expiresAt, now))
      .limit(BATCH);
    const { rowCount } = await db.delete(sessions).where(inArray(sessions.id, ended));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return removed;
  }
}
