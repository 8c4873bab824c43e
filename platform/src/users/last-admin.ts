/** An academy keeps an admin: the one rule for everything that takes an admin's rights away. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { isAdmin } from './admin-sql.ts';
import { demoAccount } from './demo-accounts.ts';

interface AdminRules {
  /** Lower case. Who was made an admin by this list is one while it names them. */
  readonly adminEmails: readonly string[];
  /** Whether the built-in sign-in is on; roles of its people count for nothing otherwise. */
  readonly demoAccountsCount: boolean;
}

/**
 * The ids of all who are admins now and can sign in. Whoever takes somebody's rights away locks them first, in this order, so that
 * two admins who do it to each other at once do it one after the other.
 */
export async function lockAdmins(
  tx: Transaction,
  { adminEmails, demoAccountsCount }: AdminRules,
): Promise<string[]> {
  const counts = demoAccountsCount ? sql`true` : sql`not ${sql.raw(demoAccount('users.id'))}`;
  const { rows } = await tx.execute<{ id: string; isOne: boolean }>(sql`
    select users.id, ${isAdmin(adminEmails)} and users.blocked_at is null and ${counts} as "isOne"
    from users where users.role = 'admin' or users.is_listed_admin
    order by users.id for no key update of users`);
  return rows.filter(({ isOne }) => isOne).map(({ id }) => id);
}

/** Whether one of the admins stays when these people are none any more. */
export function keepsAnAdmin(admins: readonly string[], leaving: readonly string[]): boolean {
  return admins.some((id) => !leaving.includes(id));
}
