import { invitationLimits } from '@academy/contract/invitations/invitation-limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Addresses are not kept for ever: those of invitations that ended long ago go. Answers how many there were. */
export async function removeOldInvitations(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - invitationLimits.keptDays * 24 * 3_600_000).toISOString();
  const { rowCount } = await db.execute(
    sql`delete from invitations where expires_at < ${before}::timestamptz`,
  );
  return rowCount ?? 0;
}
