import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { accountExports } from '@academy/platform/database/schema/leaving.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq, type InferSelectModel, sql } from 'drizzle-orm';

export type ExportRow = InferSelectModel<typeof accountExports>;

export async function findExport(db: Queryable, userId: string): Promise<ExportRow | undefined> {
  return (await db.select().from(accountExports).where(eq(accountExports.userId, userId)))[0];
}

/** A new one in place of one that is done; undefined while one is being made. */
export async function beginExport(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<ExportRow | undefined> {
  const begun = {
    id: newId(),
    state: 'waiting',
    percent: 0,
    bytes: null,
    askedAt: now,
    finishedAt: null,
  } as const;
  const [row] = await tx
    .insert(accountExports)
    .values({ userId, ...begun })
    .onConflictDoUpdate({
      target: accountExports.userId,
      set: begun,
      setWhere: sql`${accountExports.state} in ('ready', 'failed')`,
    })
    .returning();
  return row;
}
