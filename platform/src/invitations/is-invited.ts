import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Whether somebody with this address is expected: invited, not yet here, neither withdrawn nor too late. */
export async function isInvited(db: Queryable, email: string): Promise<boolean> {
  // PostgreSQL text holds no NUL, so no address has one.
  if (email.includes('\0')) return false;
  const { rowCount } = await db.execute(sql`
    select from invitations
    where email = lower(${email}) and taken_at is null and withdrawn_at is null and expires_at > now()`);
  return rowCount !== 0;
}
