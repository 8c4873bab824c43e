import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { accessTokens } from '@academy/platform/database/schema/access-tokens.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, desc, eq, getTableColumns, type InferInsertModel, isNull } from 'drizzle-orm';

const { tokenHash: _, userId: __, ...told } = getTableColumns(accessTokens);

export type AccessTokenRow = Awaited<ReturnType<typeof listTokens>>[number];

export function listTokens(db: Queryable, userId: string) {
  return db
    .select(told)
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

/**
 * The account, locked until the transaction ends: a block comes before, or finds the token that is made. So are two tokens of one
 * person that are made at once.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .for('no key update');
  return found.length > 0;
}

export function countTokens(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(accessTokens, eq(accessTokens.userId, userId));
}

export async function insertToken(
  tx: Transaction,
  token: InferInsertModel<typeof accessTokens>,
): Promise<AccessTokenRow | undefined> {
  const [inserted] = await tx.insert(accessTokens).values(token).returning(told);
  return inserted;
}

/** Gives the token as it was; undefined for one that is somebody else's, or none. */
export async function deleteToken(tx: Transaction, owner: { userId: string; tokenId: string }) {
  const [deleted] = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, owner.tokenId), eq(accessTokens.userId, owner.userId)))
    .returning(told);
  return deleted;
}
