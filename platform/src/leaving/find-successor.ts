import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { isAdmin } from '../users/admin-sql.ts';
import { demoAccount } from '../users/demo-accounts.ts';

export interface Successor {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
}

interface Leaver {
  readonly userId: string;
  /** Lower case. Who was made an admin by this list is one while it names them. */
  readonly adminEmails: readonly string[];
}

/**
 * The admin who takes the courses of somebody who leaves: who has been here the longest of those who stay and are not blocked, and
 * people of the built-in sign-in only where there is nobody else. Undefined in an academy without another admin.
 */
export async function findSuccessor(
  db: Queryable,
  { userId, adminEmails }: Leaver,
): Promise<Successor | undefined> {
  const { rows } = await db.execute<{ [Name in keyof Successor]: Successor[Name] }>(sql`
    select id, coalesce(display_name, name) as name, avatar from users
    where id <> ${userId}::uuid and ${isAdmin(adminEmails)} and blocked_at is null and leaves_at is null
    order by ${sql.raw(demoAccount('users.id'))}, created_at, id limit 1`);
  return rows[0];
}
