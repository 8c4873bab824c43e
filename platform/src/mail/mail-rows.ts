/** Mails that are to be sent, one row each. Addresses and texts are read when one is sent, and kept nowhere. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { newId } from '../ids.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

export type NewMail =
  | { readonly key: string; readonly userId: string; readonly noticeId: string }
  | { readonly key: string; readonly invitationId: string };

/** In the transaction that does what it is about. The same thing is written once. */
export async function requestMail(
  tx: Queryable,
  jobs: Pick<JobQueue, 'enqueue'>,
  mail: NewMail,
): Promise<boolean> {
  const mailId = newId();
  const [userId, noticeId, invitationId] =
    'userId' in mail ? [mail.userId, mail.noticeId, null] : [null, null, mail.invitationId];
  const { rowCount } = await tx.execute(sql`
    insert into outbox.mails (id, key, user_id, notice_id, invitation_id)
    values (${mailId}, ${mail.key}, ${userId}, ${noticeId}, ${invitationId}) on conflict (key) do nothing`);
  if (rowCount === 0) return false;
  await jobs.enqueue(tx, 'mail.send', { mailId });
  return true;
}

export interface MailRow {
  readonly id: string;
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused' | 'dropped' | 'unknown';
  readonly userId: string | null;
  readonly invitationId: string | null;
  readonly noticeId: string | null;
}

/** Locked for the transaction. */
export async function lockMail(tx: Queryable, mailId: string): Promise<MailRow | undefined> {
  const { rows } = await tx.execute<{ [Key in keyof MailRow]: MailRow[Key] }>(sql`
    select id, state, user_id as "userId", invitation_id as "invitationId", notice_id as "noticeId"
    from outbox.mails where id = ${mailId} for update`);
  return rows[0];
}

const LONGEST_PROBLEM = 200;

export async function setMailState(
  db: Queryable,
  mailId: string,
  state: MailRow['state'],
  problem: string | null = null,
): Promise<void> {
  await db.execute(sql`
    update outbox.mails set state = ${state}, problem = ${problem?.slice(0, LONGEST_PROBLEM) ?? null},
      tried_at = case when ${state}::text = 'sending' then clock_timestamp() else tried_at end
    where id = ${mailId}`);
}

/** Of the whole academy. */
export async function countTriedMails(db: Queryable, withinSeconds: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from outbox.mails where tried_at > clock_timestamp() - ${withinSeconds} * interval '1 second'`);
  return rows[0]?.count ?? 0;
}

/** To one person, in the last day. */
export async function countMailsOfDay(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from outbox.mails
    where user_id = ${userId} and tried_at > clock_timestamp() - interval '1 day'`);
  return rows[0]?.count ?? 0;
}

const KEPT_DAYS = 90;

/** Answers how many there were. */
export async function removeOldMails(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000).toISOString();
  const { rowCount } = await db.execute(sql`delete from outbox.mails where created_at < ${before}`);
  return rowCount ?? 0;
}
