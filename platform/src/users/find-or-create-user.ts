import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { identities, users } from '../database/schema/users.ts';
import { newId } from '../ids.ts';

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly avatar: string | null;
}

interface AccountRules {
  /** Rejects for whom there is no account yet and should be none. */
  readonly admit?: (tx: Transaction, email: string) => Promise<void>;
  /** What else a sign-in brings, in the same transaction. */
  readonly finish?: (tx: Transaction, userId: string) => Promise<void>;
}

/**
 * The user behind an identity: by issuer and subject, never by email, so that an address that
 * passes to another person takes no account along. Picture and email follow the provider, and so does the name until the person
 * chose one here.
 */
export async function findOrCreateUser(
  { db }: Database,
  identity: Identity,
  { admit, finish }: AccountRules = {},
): Promise<string> {
  return db.transaction(async (tx) => {
    const userId = await userOf(tx, identity, admit);
    await finish?.(tx, userId);
    return userId;
  });
}

async function userOf(
  tx: Transaction,
  { issuer, subject, email, name, avatar }: Identity,
  admit: AccountRules['admit'],
): Promise<string> {
  const find = async () =>
    (
      await tx
        .select({ userId: identities.userId })
        .from(identities)
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    )[0]?.userId;

  const known = await find();
  if (known !== undefined) {
    await tx
      .update(users)
      .set({ email, avatar, name: sql`case when ${users.nameChosen} then ${users.name} else ${name} end` })
      .where(eq(users.id, known));
    return known;
  }
  await admit?.(tx, email);
  const id = newId();
  await tx.insert(users).values({ id, name, email, avatar, username: usernameOf(email) });
  const inserted = await tx
    .insert(identities)
    .values({ issuer, subject, userId: id })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  if (inserted.length > 0) return id;
  // The same person signed in for the first time twice at once: theirs was first, ours goes.
  await tx.delete(users).where(eq(users.id, id));
  return (await find()) ?? id;
}

/** Readable and unique: what stands before the @, and a few random letters. */
function usernameOf(email: string): string {
  const readable = (email.split('@', 1)[0] ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_.-]/gu, '')
    .slice(0, 30);
  return `${readable || 'user'}-${randomBytes(4).toString('hex')}`;
}
