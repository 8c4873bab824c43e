/**
 * The rows of an account that is deleted. Most go with the row of the account itself, by their keys; here is what does not: what
 * others go on counting, what stays without a name, and what names somebody without a key.
 */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';

/** Courses go on counting who learned in them, as numbers. Those of their author count nobody less by it. */
export async function keepCounts(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into departed_students as known (course_id, students, finished)
    select course_id, 1, case when total > 0 and done >= total then 1 else 0 end
    from (
      select enrollments.course_id,
        (select count(*) from lessons where lessons.course_id = enrollments.course_id) as total,
        (select count(*) from lesson_progress where user_id = ${userId}::uuid
          and lesson_progress.course_id = enrollments.course_id and completed_at is not null) as done
      from enrollments where user_id = ${userId}::uuid
    ) taken
    order by course_id
    on conflict (course_id) do update
      set students = known.students + 1, finished = known.finished + excluded.finished`);
}

/** Their places in the lists of what is no longer good stay theirs. */
export async function withdrawCertificates(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update certificates set withdrawn_at = ${now.toISOString()}::timestamptz, user_id = null, name = '', credential = '',
      score = null, revoked_at = null, revoked_by = null, revocation_reason = null
    where user_id = ${userId}::uuid`);
}

/** What was asked without a name, too, where the chat still tells whose it was. That it was asked still counts. */
export async function forgetQuestions(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    update asked_questions set question = null, user_id = null
    where user_id = ${userId}::uuid or (course_id, question) in (
      select chats.course_id, chat_exchanges.question from chats
      join chat_exchanges on chat_exchanges.chat_id = chats.id where chats.user_id = ${userId}::uuid)`);
}

/** Invitations to the address, those too that were never taken, and the addresses in the trail. */
export async function forgetInvitations(
  tx: Transaction,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from invitations where email = ${email.toLowerCase()} or taken_by = ${id}::uuid returning id)
    delete from audit_names where id in (select id from gone)`);
}

/** The trail keeps ids, which say nothing from then on. */
export async function eraseNames(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from audit_names where id = any (${sql.param(ids)}::uuid[])`);
}

/** What happened is told to others without them, and what other processes remember for minutes is gone. */
export async function forgetTraces(tx: Transaction, userId: string): Promise<void> {
  const named = `%${userId.toLowerCase()}%`;
  await tx.execute(
    sql`delete from outbox.events where subject = ${userId}::uuid or event::text like ${named}`,
  );
  await tx.execute(sql`delete from outbox.mails where key like ${named}`);
  await tx.execute(sql`delete from notices where key like ${named} or facts::text like ${named}`);
  await tx.execute(sql`delete from nodes.request_counts where key like ${named}`);
  await tx.execute(sql`delete from nodes.demo_sign_ins where payload::text like ${named}`);
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  if (rows[0]?.found !== true) return;
  await tx.execute(sql`delete from pgboss.job where data::text like ${named}`);
  // A film that waits for its turn is still to be prepared, where somebody else has its course now.
  await tx.execute(sql`update pgboss.job set group_id = null where group_id = ${userId.toLowerCase()}`);
}
