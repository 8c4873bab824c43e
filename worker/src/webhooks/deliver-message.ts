/** One attempt to send a message to a webhook, and what follows from how it went. */
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { webhookDeliveries, webhooks } from '@academy/platform/database/schema/webhooks.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { attempt } from '@academy/platform/webhooks/deliveries.ts';
import { openWebhookSecret, signedHeaders } from '@academy/platform/webhooks/webhook-secret.ts';
import { eq } from 'drizzle-orm';
import type { LinkNetwork } from '../links/guarded-request.ts';
import { type Outcome, type PostLimits, postMessage } from './post-message.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** After each attempt that failed: eight attempts, over about a day. */
export const retrySeconds = [30, 3 * MINUTE, 12 * MINUTE, 45 * MINUTE, 2.5 * HOUR, 6 * HOUR, 14 * HOUR];

/** One that did not take a single message for so long is switched off. */
const GIVEN_UP_AFTER_MS = 5 * 24 * HOUR * 1000;

export interface DeliveryParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly secrets: Secrets;
  readonly network: LinkNetwork;
  readonly limits: PostLimits;
  readonly clock: Clock;
  readonly log: Log;
}

type WebhookRow = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export interface Attempt {
  readonly deliveryId: string;
  readonly tries: number;
}

export async function deliverMessage(
  parts: DeliveryParts,
  { deliveryId, tries }: Attempt,
  signal: AbortSignal,
): Promise<void> {
  const { db } = parts.database;
  const [found] = await db
    .select({ webhook: webhooks, delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  // It is gone, was done by another worker, or is being sent again from the beginning.
  if (found === undefined || found.delivery.state !== 'waiting' || found.delivery.tries !== tries) return;
  const outcome = await outcomeOf(parts, found, signal);
  await db.transaction((tx) => writeDown(parts, tx, { ...found, outcome }));
}

interface Found {
  readonly webhook: WebhookRow;
  readonly delivery: DeliveryRow;
}

async function outcomeOf(
  parts: DeliveryParts,
  { webhook, delivery }: Found,
  signal: AbortSignal,
): Promise<Outcome> {
  const { secrets, clock, network, limits } = parts;
  const nothing = { isDelivered: false, status: null, answer: null } as const;
  if (!webhook.isOn) return { ...nothing, problem: 'switched_off' };
  const key = openWebhookSecret(secrets, webhook);
  if (key === null) return { ...nothing, problem: 'secret_locked' };
  const { id, body } = delivery;
  const headers = signedHeaders(key, { id, now: clock.now(), body });
  return postMessage(webhook.url, { headers, body, network, limits, signal });
}

async function writeDown(
  { jobs, clock, log }: DeliveryParts,
  tx: Transaction,
  { webhook, delivery, outcome }: Found & { readonly outcome: Outcome },
): Promise<void> {
  const { id: deliveryId, webhookId } = delivery;
  // The webhook first, as everybody who changes both does.
  const [current] = await tx.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('update');
  if (current === undefined) return;
  const now = clock.now();
  const tries = delivery.tries + 1;
  const { isDelivered, ...told } = outcome;
  const afterSeconds = retrySeconds[tries - 1];
  const isTriedAgain = !isDelivered && afterSeconds !== undefined && outcome.problem !== 'switched_off';
  const state = isDelivered ? 'delivered' : isTriedAgain ? 'waiting' : 'failed';
  await tx
    .update(webhookDeliveries)
    .set({ ...told, state, tries, triedAt: now })
    .where(eq(webhookDeliveries.id, deliveryId));
  if (isTriedAgain) await attempt(tx, jobs, { deliveryId, webhookId, tries, afterSeconds });

  if (isDelivered) {
    await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId));
    return;
  }
  if (!current.isOn) return;
  const failingSince = current.failingSince ?? now;
  const isGivenUp = now.getTime() - failingSince.getTime() >= GIVEN_UP_AFTER_MS;
  await tx
    .update(webhooks)
    .set({ failingSince, ...(isGivenUp ? { isOn: false, isGivenUp } : {}) })
    .where(eq(webhooks.id, webhookId));
  if (!isGivenUp) return;
  const { host } = new URL(webhook.url);
  log.warn({ webhookId, host, failingSince }, 'A webhook failed for too long and was switched off');
  await recordAudit(tx, {
    action: 'webhook_changed',
    actorId: null,
    facts: { host, on: false, givenUp: true },
  });
}
