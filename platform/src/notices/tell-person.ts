import type { NoticeFacts } from '@academy/contract/notices/notice-calls.ts';
import { type NoticeKind, noticeLimits } from '@academy/contract/notices/notice-kinds.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { notices } from '../database/schema/notices.ts';
import { newId } from '../ids.ts';

export interface NewNotice {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** What it is about; the same thing is told once. */
  readonly key: string;
  readonly courseId?: string;
  readonly facts?: NoticeFacts;
  /** It is no news to the person, and kept to be found again. */
  readonly isRead?: boolean;
}

/** Answers the notice's id, or null for what the person was told before. The oldest beyond the bound make room. */
export async function tellPerson(tx: Queryable, notice: NewNotice): Promise<string | null> {
  const { userId, kind, key, courseId = null, facts = {}, isRead = false } = notice;
  const [told] = await tx
    .insert(notices)
    .values({ id: newId(), userId, kind, key, courseId, facts, readAt: isRead ? sql`now()` : null })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (told === undefined) return null;
  await tx.execute(sql`
    delete from notices where user_id = ${userId} and id <= (
      select id from notices where user_id = ${userId} order by id desc offset ${noticeLimits.keptPerPerson} limit 1)`);
  return told.id;
}

/** Answers how many there were. */
export async function removeOldNotices(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - noticeLimits.keptDays * 24 * 3_600_000).toISOString();
  const { rowCount } = await db.execute(sql`delete from notices where created_at < ${before}`);
  return rowCount ?? 0;
}
