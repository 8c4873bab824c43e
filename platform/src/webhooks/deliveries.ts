/** Messages to webhooks, from the moment that they are to be sent to the one that they are forgotten. */
import { webhookLimits } from '@academy/contract/webhooks/webhook-limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { webhookDeliveries } from '../database/schema/webhooks.ts';
import { newId } from '../ids.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

type Jobs = Pick<JobQueue, 'enqueue'>;

export interface Message {
  readonly webhookId: string;
  /** Of the outbox; null for one that is sent to try it. */
  readonly eventId: string | null;
  readonly name: string;
  readonly happenedAt: Date;
  readonly data: object;
  /** The address of the academy. */
  readonly academy: string;
}

/** Undefined for an event that this webhook was told of already. */
export async function sendMessage(tx: Queryable, jobs: Jobs, message: Message) {
  const { webhookId, eventId, name, happenedAt, data, academy } = message;
  const id = newId();
  const body = JSON.stringify({ id, type: name, timestamp: happenedAt.toISOString(), academy, data });
  const [inserted] = await tx
    .insert(webhookDeliveries)
    .values({ id, webhookId, eventId, eventName: name, body })
    .onConflictDoNothing()
    .returning();
  if (inserted !== undefined) await attempt(tx, jobs, { deliveryId: id, webhookId, tries: 0 });
  return inserted;
}

interface NextAttempt {
  readonly deliveryId: string;
  readonly webhookId: string;
  /** How many there were. */
  readonly tries: number;
  readonly afterSeconds?: number;
}

/** Those of one webhook that does not answer take turns with those of others. */
export async function attempt(tx: Queryable, jobs: Jobs, next: NextAttempt): Promise<void> {
  const { deliveryId, webhookId, tries, afterSeconds } = next;
  await jobs.enqueue(
    tx,
    'webhooks.deliver',
    { deliveryId, tries },
    {
      onBehalfOf: webhookId,
      ...(afterSeconds === undefined ? {} : { startAfterSeconds: afterSeconds }),
    },
  );
}

/** Answers how many there were: those that are too old, and of each webhook those beyond the last thousand. */
export async function removeOldDeliveries(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - webhookLimits.keptDays * 24 * 3_600_000).toISOString();
  const { rowCount } = await db.execute(sql`
    delete from webhook_deliveries where created_at < ${before} or id in (
      select surplus.id from webhooks cross join lateral (
        select id from webhook_deliveries where webhook_id = webhooks.id
        order by id desc offset ${webhookLimits.keptDeliveries}) surplus)`);
  return rowCount ?? 0;
}
