import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';

const columns = {
  id: users.id,
  email: users.email,
  leavesAt: users.leavesAt,
  isByAdmin: users.leavingByAdmin,
};

export async function findLeaver(db: Queryable, userId: string) {
  return (await db.select(columns).from(users).where(eq(users.id, userId)))[0];
}

export type Leaver = NonNullable<Awaited<ReturnType<typeof findLeaver>>>;

/** Those of these accounts that are not to be deleted. */
export async function listStaying(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const staying = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.leavesAt)));
  return staying.map(({ id }) => id);
}

export async function saveLeaving(
  tx: Transaction,
  userId: string,
  { leavesAt, isByAdmin }: { leavesAt: Date | null; isByAdmin: boolean },
): Promise<void> {
  await tx.update(users).set({ leavesAt, leavingByAdmin: isByAdmin }).where(eq(users.id, userId));
}
