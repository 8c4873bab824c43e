import type { Queryable } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';

/** A school has few admins; a mistake that makes everybody one must not tell everybody. */
const MOST_ADMINS = 50;

/** Who is told what waits for an admin. */
export async function listAdmins(db: Queryable, adminEmails: readonly string[]): Promise<string[]> {
  const isListed = sql`${users.isListedAdmin} and lower(${users.email}) = any (${sql.param([...adminEmails])}::text[])`;
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(or(eq(users.role, 'admin'), isListed), isNull(users.blockedAt)))
    .orderBy(asc(users.id))
    .limit(MOST_ADMINS);
  return admins.map(({ id }) => id);
}
