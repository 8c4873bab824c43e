import * as calls from '@academy/contract/webhooks/webhook-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { WebhooksService } from './webhooks.service.ts';

/** Each makes the academy call somebody else. */
const sendLimit = { max: 60, timeWindow: '1 minute', keyGenerator: byPerson };
const quietly = { unseenByVisitors: true } as const;
const sending = { ...quietly, rateLimit: sendLimit };

export function registerWebhooks(app: FastifyInstance, webhooks: WebhooksService): void {
  bindCall(app, calls.listWebhooks, () => webhooks.list());
  bindCall(
    app,
    calls.createWebhook,
    ({ request, body }) => webhooks.create(signedIn(request).id, body),
    quietly,
  );
  bindCall(
    app,
    calls.changeWebhook,
    ({ request, params, body }) => webhooks.change(signedIn(request).id, params.webhookId, body),
    quietly,
  );
  bindCall(
    app,
    calls.deleteWebhook,
    async ({ request, params }) => {
      await webhooks.remove(signedIn(request).id, params.webhookId);
      return {};
    },
    quietly,
  );
  bindCall(app, calls.testWebhook, ({ params }) => webhooks.test(params.webhookId), sending);
  bindCall(app, calls.listDeliveries, ({ params, query }) =>
    webhooks.log(params.webhookId, query.after ?? null),
  );
  bindCall(
    app,
    calls.redeliver,
    ({ params }) => webhooks.redeliver(params.webhookId, params.deliveryId),
    sending,
  );
}
