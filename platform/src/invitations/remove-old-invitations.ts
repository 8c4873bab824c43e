import { invitationLimits } from '@academy/contract/invitations/invitation-limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Addresses are not kept for ever: those of invitations that ended long ago go, from the audit trail, too. Answers how many there were. */
export async function removeOldInvitations(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - invitationLimits.keptDays * 24 * 3_600_000).toISOString();
  const { rowCount } = await db.execute(sql`
    with gone as (delete from invitations where expires_at < ${before}::timestamptz returning id),
      erased as (delete from audit_names where id in (select id from gone))
    select from gone`);
  return rowCount ?? 0;
}
