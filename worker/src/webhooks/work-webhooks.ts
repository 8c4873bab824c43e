import { webhooks } from '@academy/platform/database/schema/webhooks.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { DurableListener } from '@academy/platform/outbox/event-listener.ts';
import { sendMessage } from '@academy/platform/webhooks/deliveries.ts';
import { and, arrayContains, eq } from 'drizzle-orm';
import { type DeliveryParts, deliverMessage } from './deliver-message.ts';
import { webhookNetwork } from './webhook-network.ts';

type WebhookParts = Omit<DeliveryParts, 'jobs' | 'limits'> & {
  readonly jobs: Pick<JobQueue, 'enqueue' | 'work'>;
};

const usualLimits = { answerMs: 10_000 };

/** Sends messages to webhooks; gives the listener that writes them. */
export async function workWebhooks(parts: WebhookParts, publicUrl: string): Promise<DurableListener> {
  const { jobs } = parts;
  const network = webhookNetwork(parts.network, publicUrl);
  await jobs.work('webhooks.deliver', ({ payload, signal }) =>
    deliverMessage({ ...parts, network, limits: usualLimits }, payload, signal),
  );
  return webhookListener(jobs, publicUrl);
}

/** One message for each webhook that wants to hear of the event. */
export function webhookListener(jobs: Pick<JobQueue, 'enqueue'>, publicUrl: string): DurableListener {
  return {
    name: 'webhooks',
    handle: async (tx, { id: eventId, happenedAt, event }) => {
      if (event === null) return;
      const { name, ...data } = event;
      const listening = await tx
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(eq(webhooks.isOn, true), arrayContains(webhooks.events, [name])));
      for (const { id: webhookId } of listening) {
        await sendMessage(tx, jobs, { webhookId, eventId, name, happenedAt, data, academy: publicUrl });
      }
    },
  };
}
