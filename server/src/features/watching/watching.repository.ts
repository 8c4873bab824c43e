import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { filmViewers } from '@academy/platform/database/schema/watching.ts';
import { eq } from 'drizzle-orm';

export async function findChoice(db: Queryable, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ isCounted: users.isWatchingCounted })
    .from(users)
    .where(eq(users.id, userId));
  return found?.isCounted ?? false;
}

/** Who switches it off leaves nothing with their name; the sums that they are part of name nobody. */
export async function saveChoice(tx: Transaction, userId: string, isCounted: boolean): Promise<void> {
  await tx.update(users).set({ isWatchingCounted: isCounted }).where(eq(users.id, userId));
  if (!isCounted) await tx.delete(filmViewers).where(eq(filmViewers.userId, userId));
}
