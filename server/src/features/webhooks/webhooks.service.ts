import { eventNames } from '@academy/contract/events/events.ts';
import type { Delivery, Webhook } from '@academy/contract/webhooks/webhook-calls.ts';
import { webhookLimits } from '@academy/contract/webhooks/webhook-limits.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { isId, newId } from '@academy/platform/ids.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { attempt, sendMessage } from '@academy/platform/webhooks/deliveries.ts';
import { makeWebhookSecret } from '@academy/platform/webhooks/webhook-secret.ts';
import { Refusal } from '../../refusal.ts';
import { presentDelivery, presentWebhook } from './present-webhook.ts';
import { readWebhookAddress } from './webhook-address.ts';
import * as webhooks from './webhooks.repository.ts';

interface WebhookParts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
  readonly publicUrl: string;
}

interface Wish {
  readonly url: string;
  readonly events: readonly string[];
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;

const hostOf = ({ url }: { url: string }) => ({ host: new URL(url).host });

function present<Row, Shown>(row: Row | undefined, shown: (row: Row) => Shown): Shown {
  if (row === undefined) throw new Refusal('webhook_not_found');
  return shown(row);
}

/** Whom the academy tells of what happens. The worker does the telling. */
export function createWebhooksService({ database: { db }, secrets, jobs, clock, publicUrl }: WebhookParts) {
  const lock = async (tx: Transaction, id: string) =>
    present(isId(id) ? await webhooks.lockWebhook(tx, id) : undefined, (row) => row);

  return {
    list: async () => ({
      webhooks: (await webhooks.listWebhooks(db)).map(presentWebhook),
      events: [...eventNames],
    }),

    create: (actorId: string, wish: Wish): Promise<{ secret: string; webhook: Webhook }> =>
      db.transaction(async (tx) => {
        const url = readWebhookAddress(wish.url, publicUrl);
        const limit = webhookLimits.webhooks;
        if ((await webhooks.lockAll(tx)) >= limit) throw new Refusal('too_many_webhooks', { limit });
        const id = newId();
        const { text, sealed } = makeWebhookSecret(secrets, id);
        const events = [...new Set(wish.events)];
        const row = await webhooks.insertWebhook(tx, { id, url, events, sealedSecret: sealed });
        await recordAudit(tx, { action: 'webhook_created', actorId, facts: hostOf({ url }) });
        return { secret: text, webhook: present(row, presentWebhook) };
      }),

    change: (actorId: string, id: string, { isOn, ...wish }: Wish & { isOn: boolean }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, id);
        const url = readWebhookAddress(wish.url, publicUrl);
        // Whoever switches it on again, or names another address, gives it all the time to fail anew.
        const isNew = isOn && (!before.isOn || before.url !== url);
        const change = { url, events: [...new Set(wish.events)], isOn };
        const fresh = isNew ? { isGivenUp: false, failingSince: null } : {};
        const row = await webhooks.updateWebhook(tx, id, { ...change, ...fresh });
        await recordAudit(tx, {
          action: 'webhook_changed',
          actorId,
          facts: { ...hostOf({ url }), on: isOn },
        });
        return present(row, presentWebhook);
      }),

    remove: async (actorId: string, id: string): Promise<void> => {
      if (!isId(id)) return;
      await db.transaction(async (tx) => {
        const deleted = await webhooks.deleteWebhook(tx, id);
        if (deleted === undefined) return;
        await recordAudit(tx, { action: 'webhook_deleted', actorId, facts: hostOf(deleted) });
      });
    },

    test: (id: string): Promise<Delivery> =>
      db.transaction(async (tx) => {
        const { id: webhookId, isOn } = await lock(tx, id);
        if (!isOn) throw new Refusal('webhook_off');
        const message = { webhookId, eventId: null, name: 'test', data: {}, academy: publicUrl };
        const row = await sendMessage(tx, jobs, { ...message, happenedAt: clock.now() });
        return present(row, presentDelivery);
      }),

    log: async (id: string, after: string | null) => {
      if (!isId(id)) throw new Refusal('webhook_not_found');
      const rows = await webhooks.listDeliveries(db, id, after !== null && isId(after) ? after : null);
      const page = rows.slice(0, webhookLimits.pageSize);
      return {
        deliveries: page.map(presentDelivery),
        after: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
      };
    },

    redeliver: (id: string, deliveryId: string): Promise<Delivery> =>
      db.transaction(async (tx) => {
        const { id: webhookId, isOn } = await lock(tx, id);
        const found = isId(deliveryId)
          ? await webhooks.lockDelivery(tx, { webhookId, deliveryId })
          : undefined;
        if (found === undefined) throw new Refusal('delivery_not_found');
        if (!isOn) throw new Refusal('webhook_off');
        if (found.state === 'waiting') return presentDelivery(found);
        await attempt(tx, jobs, { deliveryId, webhookId, tries: 0 });
        return present(await webhooks.beginAgain(tx, deliveryId), presentDelivery);
      }),
  };
}
