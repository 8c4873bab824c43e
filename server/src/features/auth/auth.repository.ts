import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { sessions, signInAttempts, users } from '@academy/platform/database/schema/users.ts';
import { isDemoAccount } from '@academy/platform/users/demo-accounts.ts';
import { and, eq, gt, type InferInsertModel, ne, not } from 'drizzle-orm';

/**
 * The account of a session, locked until the transaction ends, and before the session is: a block of the account takes them in the
 * same order.
 */
export async function lockAccountOf(tx: Transaction, sessionId: string) {
  const owner = tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, sessionId));
  const [account] = await tx
    .select({ id: users.id, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, owner))
    .for('no key update');
  return account;
}

/** The session, locked until the transaction ends. One of a demo account is found only where those count. */
export async function lockSession(
  tx: Transaction,
  sessionId: string,
  { demoAccountsCount }: { demoAccountsCount: boolean },
) {
  const counts = demoAccountsCount ? undefined : not(isDemoAccount(sessions.userId));
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), counts))
    .for('update');
  return session;
}

export async function updateSession(
  db: Queryable,
  sessionId: string,
  values: Partial<InferInsertModel<typeof sessions>>,
): Promise<void> {
  await db.update(sessions).set(values).where(eq(sessions.id, sessionId));
}

export async function insertAttempt(
  db: Queryable,
  attempt: InferInsertModel<typeof signInAttempts>,
): Promise<void> {
  await db.insert(signInAttempts).values(attempt);
}

/** Deletes the attempt and gives it back: it can be taken once. */
export async function takeAttempt(
  db: Queryable,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
) {
  const [attempt] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.stateHash, stateHash),
        eq(signInAttempts.browserHash, browserHash),
        gt(signInAttempts.expiresAt, now),
      ),
    )
    .returning();
  return attempt;
}

/** Beside the role, which is theirs again when the list no longer names them. */
export async function setListedAdmin(db: Queryable, userId: string, isListedAdmin: boolean): Promise<void> {
  await db
    .update(users)
    .set({ isListedAdmin })
    .where(and(eq(users.id, userId), ne(users.isListedAdmin, isListedAdmin)));
}
