import { noticeLimits as limits, noticeKinds } from '@academy/contract/notices/notice-kinds.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { notices } from '@academy/platform/database/schema/notices.ts';
import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';

/** Those of a newer version of the academy have no sentence here. */
const known = inArray(notices.kind, [...noticeKinds]);

/** One more than a page holds, where there are more. */
export function listNotices(db: Queryable, userId: string, after: string | undefined) {
  return db
    .select({
      id: notices.id,
      kind: notices.kind,
      courseId: notices.courseId,
      facts: notices.facts,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .where(and(eq(notices.userId, userId), known, after === undefined ? undefined : lt(notices.id, after)))
    .orderBy(desc(notices.id))
    .limit(limits.pageSize + 1);
}

/** Every page asks for it. */
const unread = prepared((db) => {
  const counted = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, sql.placeholder('userId')), known, isNull(notices.readAt)))
    .limit(limits.countedTo + 1)
    .as('unread');
  return db.select({ count: sql<number>`count(*)::int` }).from(counted).prepare('notices_unread');
});

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [found] = await unread(db, { userId });
  return found?.count ?? 0;
}

export async function markRead(
  db: Queryable,
  userId: string,
  which: { readonly id: string } | { readonly upTo: string },
): Promise<void> {
  const chosen = 'id' in which ? eq(notices.id, which.id) : lte(notices.id, which.upTo);
  await db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), chosen));
}
