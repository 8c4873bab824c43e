import type { Delivery, Webhook } from '@academy/contract/webhooks/webhook-calls.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';

export function presentWebhook({ sealedSecret: _, failingSince, createdAt, ...row }: WebhookRow): Webhook {
  return {
    ...row,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentDelivery({ eventName, triedAt, createdAt, ...row }: DeliveryRow): Delivery {
  const { id, state, tries, status, answer, problem } = row;
  return {
    ...{ id, event: eventName, state, tries, status, answer, problem },
    triedAt: triedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
