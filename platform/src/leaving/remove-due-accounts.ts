import { and, asc, isNotNull, lte } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import type { Log } from '../log.ts';
import { findReturned } from './departure-marks.ts';
import { type RemovalParts, removeAccount } from './remove-account.ts';

/** A sweep has half an hour for everything; the others come by in the next. */
const AT_ONCE = 100;

/** Deletes the accounts whose week is over, and again those that an older database brought back. Answers how many. */
export async function removeDueAccounts(
  parts: RemovalParts & { readonly log: Log },
  now: Date,
): Promise<number> {
  const { database, blobs, log } = parts;
  const due = await database.db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.leavesAt), lte(users.leavesAt, now)))
    .orderBy(asc(users.leavesAt))
    .limit(AT_ONCE);
  const returned = await findReturned(database.db, blobs, now);
  const removals = [
    ...due.map(({ id }) => ({ userId: id, now })),
    ...returned.slice(0, AT_ONCE).map((userId) => ({ userId, now, isRepeated: true })),
  ];
  let removed = 0;
  for (const removal of removals) {
    try {
      const outcome = await removeAccount(parts, removal);
      if (outcome === 'removed') removed += 1;
      if (outcome === 'no_admin') {
        log.warn({ userId: removal.userId }, 'An account waits to be deleted until there is another admin');
      }
    } catch (error) {
      // The others still go.
      log.error({ err: error, userId: removal.userId }, 'An account could not be deleted yet');
    }
  }
  return removed;
}
