import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { isDemoAccount } from '@academy/platform/users/demo-accounts.ts';
import { eq, sql } from 'drizzle-orm';
import { Problem } from '../command.ts';

interface Account {
  readonly id: string;
  /** False of one of the built-in sign-in while that is off. */
  readonly counts: boolean;
}

/** The accounts with an e-mail address. Usually one; two providers may each have brought somebody. */
export async function findAccounts(
  { db }: Database,
  config: Parameters<typeof signInModeOf>[0],
  email: string,
): Promise<Account[]> {
  const isDemoOn = signInModeOf(config) === 'demo';
  const rows = await db
    .select({ id: users.id, isDemo: sql<boolean>`${isDemoAccount(users.id)}` })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .orderBy(users.createdAt, users.id);
  return rows.map(({ id, isDemo }) => ({ id, counts: isDemoOn || !isDemo }));
}

export async function requireAccounts(database: Database, config: Config, email: string): Promise<Account[]> {
  const accounts = await findAccounts(database, config, email);
  if (accounts.length > 0) return accounts;
  throw new Problem(`Nobody with the e-mail address ${email} has signed in yet.`);
}
