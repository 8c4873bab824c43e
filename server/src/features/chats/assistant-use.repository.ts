/** How much a person asks in an hour and the academy's language model writes in a day. Hours and days are those of UTC. */
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';

const thisHour = sql`date_trunc('hour', now(), 'UTC')`;
const today = sql`(now() at time zone 'UTC')::date`;

/** Counts a question; false where the hour has no more. */
export async function takeQuestion(tx: Transaction, userId: string, limit: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into assistant_use (user_id, hour, questions) values (${userId}::uuid, ${thisHour}, 1)
    on conflict (user_id, hour) do update set questions = assistant_use.questions + 1
    where assistant_use.questions < ${limit}`);
  return rowCount === 1;
}

/** Counts an answer of a language model; false where the hour has no more. */
export async function takeAnswer(db: Queryable, userId: string, limit: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into assistant_use (user_id, hour, answers) values (${userId}::uuid, ${thisHour}, 1)
    on conflict (user_id, hour) do update set answers = assistant_use.answers + 1
    where assistant_use.answers < ${limit}`);
  return rowCount === 1;
}

/** The service wrote nothing: that was no answer. */
export async function giveBackAnswer(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`
    update assistant_use set answers = greatest(answers - 1, 0) where user_id = ${userId}::uuid and hour = ${thisHour}`);
}

/** Takes what an answer is expected to cost; false where the day's are spent. Many at once cannot spend them twice. */
export async function takeTokens(db: Queryable, tokens: number, limit: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into assistant_budget (day, tokens) values (${today}, ${tokens})
    on conflict (day) do update set tokens = assistant_budget.tokens + ${tokens}
    where assistant_budget.tokens < ${limit}`);
  return rowCount === 1;
}

/** What it cost more, or less, than was taken. */
export async function settleTokens(db: Queryable, difference: number): Promise<void> {
  await db.execute(sql`
    insert into assistant_budget (day, tokens) values (${today}, greatest(${difference}, 0))
    on conflict (day) do update set tokens = greatest(assistant_budget.tokens + ${difference}, 0)`);
}
