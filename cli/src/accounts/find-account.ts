import type { Database } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq, sql } from 'drizzle-orm';
import { Problem } from '../command.ts';

/** The ids of the accounts with an e-mail address. Usually one; two providers may each have brought somebody. */
export async function findAccountIds({ db }: Database, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .orderBy(users.createdAt, users.id);
  return rows.map((row) => row.id);
}

export async function requireAccountIds(database: Database, email: string): Promise<[string, ...string[]]> {
  const [first, ...others] = await findAccountIds(database, email);
  if (first === undefined) throw new Problem(`Nobody with the e-mail address ${email} has signed in yet.`);
  return [first, ...others];
}
