import { inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { sessions, signInAttempts } from '../database/schema/users.ts';

const BATCH = 5_000;

/**
 * Removes the sessions whose last possible use has passed; answers how many. A revoked session stays until then,
 * because that is how the theft of one of its tokens is still recognised.
 */
export function removeEndedSessions(db: Queryable, now: Date): Promise<number> {
  return inBatches(() => {
    const ended = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(lt(sessions.expiresAt, now))
      .limit(BATCH);
    return db.delete(sessions).where(inArray(sessions.id, ended));
  });
}

/** Removes the sign-ins that left for the provider and did not come back in time; answers how many. */
export function removeExpiredSignIns(db: Queryable, now: Date): Promise<number> {
  return inBatches(() => {
    const expired = db
      .select({ stateHash: signInAttempts.stateHash })
      .from(signInAttempts)
      .where(lt(signInAttempts.expiresAt, now))
      .limit(BATCH);
    return db.delete(signInAttempts).where(inArray(signInAttempts.stateHash, expired));
  });
}

/** So that no statement holds locks for long. */
async function inBatches(remove: () => PromiseLike<{ readonly rowCount: number | null }>): Promise<number> {
  for (let removed = 0; ; ) {
    const { rowCount } = await remove();
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return removed;
  }
}
