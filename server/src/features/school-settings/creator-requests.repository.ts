import type { WaitingCreator } from '@academy/contract/school-settings/approval-calls.ts';
import { schoolSettingLimits } from '@academy/contract/school-settings/school-setting-rules.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { creatorRequests } from '@academy/platform/database/schema/school-settings.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, count, eq, isNull, sql } from 'drizzle-orm';

const waiting = eq(creatorRequests.state, 'waiting');

export async function findRequest(db: Queryable, userId: string) {
  const [found] = await db.select().from(creatorRequests).where(eq(creatorRequests.userId, userId));
  return found;
}

/** False when there is one already. */
export async function insertRequest(tx: Queryable, userId: string, message: string): Promise<boolean> {
  const inserted = await tx
    .insert(creatorRequests)
    .values({ userId, state: 'waiting', message })
    .onConflictDoNothing()
    .returning({ userId: creatorRequests.userId });
  return inserted.length > 0;
}

/** False when nothing of theirs waits. */
export async function answerRequest(
  tx: Queryable,
  userId: string,
  { state, reason }: { state: 'approved' | 'refused'; reason: string | null },
): Promise<boolean> {
  const answered = await tx
    .update(creatorRequests)
    .set({ state, reason, decidedAt: sql`now()` })
    .where(and(eq(creatorRequests.userId, userId), waiting))
    .returning({ userId: creatorRequests.userId });
  return answered.length > 0;
}

/** An admin stays one. */
export async function makeCreator(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ role: 'creator' })
    .where(and(eq(users.id, userId), eq(users.role, 'student')));
}

const asking = and(waiting, isNull(users.blockedAt), eq(users.role, 'student'));

/** But for those who became creators in another way, or are blocked. */
export async function listWaiting(db: Queryable): Promise<WaitingCreator[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      avatar: users.avatar,
      email: users.email,
      message: creatorRequests.message,
      askedAt: creatorRequests.askedAt,
    })
    .from(creatorRequests)
    .innerJoin(users, eq(users.id, creatorRequests.userId))
    .where(asking)
    .orderBy(creatorRequests.askedAt, creatorRequests.userId)
    .limit(schoolSettingLimits.approvalsShown);
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

export async function countWaiting(db: Queryable): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(creatorRequests)
    .innerJoin(users, eq(users.id, creatorRequests.userId))
    .where(asking);
  return counted?.count ?? 0;
}
