import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { signInModeOf } from '@academy/platform/sign-in-mode.ts';
import { isDemoAccount } from '@academy/platform/users/demo-accounts.ts';
import { eq, sql } from 'drizzle-orm';
import { Problem } from '../command.ts';

/** A user as far as the commands need it. */
interface User {
  readonly id: string;
  /** False for a user of the built-in sign-in while that is off. */
  readonly counts: boolean;
}

/** The users with an email address: usually one, but each provider may have its own. */
export async function findUsers(
  { db }: Database,
  config: Parameters<typeof signInModeOf>[0],
  email: string,
): Promise<User[]> {
  const isDemoOn = signInModeOf(config) === 'demo';
  const rows = await db
    .select({ id: users.id, isDemo: sql<boolean>`${isDemoAccount(users.id)}` })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .orderBy(users.createdAt, users.id);
  return rows.map(({ id, isDemo }) => ({ id, counts: isDemoOn || !isDemo }));
}

export async function requireUsers(database: Database, config: Config, email: string): Promise<User[]> {
  const found = await findUsers(database, config, email);
  if (found.length > 0) return found;
  throw new Problem(`Nobody with the email address ${email} has signed in yet.`);
}
