import { z } from 'zod';
import { eventNames } from '../events/events.ts';
import { defineCall } from '../http/call.ts';
import { emptyBody, idSchema, nothing } from '../http/identifiers.ts';
import { deliveryProblems, deliveryStates, webhookLimits as limits } from './webhook-limits.ts';

const path = '/api/admin/webhooks';
const params = z.object({ webhookId: idSchema });

const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  /** By their names in this API; one of an earlier version may be among them. */
  events: z.array(z.string()),
  isOn: z.boolean(),
  /** The academy switched it off, because it failed for too long. */
  isGivenUp: z.boolean(),
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

const deliverySchema = z.object({
  /** Also the `webhook-id` that it is sent with. */
  id: idSchema,
  /** `test` for one that was sent to try it. */
  event: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  /** Of the last attempt, as all that follows. */
  status: z.number().int().nullable(),
  /** The first 500 characters. */
  answer: z.string().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  triedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export type Webhook = z.output<typeof webhookSchema>;
export type Delivery = z.output<typeof deliverySchema>;

const wish = {
  url: z.string().trim().min(1).max(limits.urlMaxLength),
  events: z.array(z.enum(eventNames)).min(1).max(eventNames.length),
};

export const listWebhooks = defineCall({
  summary: 'Whom the academy tells of what happens, and of what it can tell',
  method: 'GET',
  path,
  access: 'admin',
  status: 200,
  response: z.object({ webhooks: z.array(webhookSchema), events: z.array(z.string()) }),
});

export const createWebhook = defineCall({
  summary: 'Tell one more. The secret that its messages are signed with is told this once',
  method: 'POST',
  path,
  access: 'admin',
  body: z.strictObject(wish),
  status: 201,
  response: z.object({ secret: z.string(), webhook: webhookSchema }),
});

export const changeWebhook = defineCall({
  summary: 'Change the address or the events of a webhook, or switch it on or off',
  method: 'PUT',
  path: `${path}/{webhookId}`,
  access: 'admin',
  params,
  body: z.strictObject({ ...wish, isOn: z.boolean() }),
  status: 200,
  response: webhookSchema,
});

export const deleteWebhook = defineCall({
  summary: 'Remove a webhook with its log; harmless for one that is gone',
  method: 'DELETE',
  path: `${path}/{webhookId}`,
  access: 'admin',
  params,
  status: 204,
  response: nothing,
});

export const testWebhook = defineCall({
  summary: 'Send a message that tells of nothing, to see whether it arrives',
  method: 'POST',
  path: `${path}/{webhookId}/test`,
  access: 'admin',
  params,
  body: emptyBody,
  status: 200,
  response: deliverySchema,
});

export const listDeliveries = defineCall({
  summary: 'What was sent to a webhook, the last first',
  method: 'GET',
  path: `${path}/{webhookId}/deliveries`,
  access: 'admin',
  params,
  query: z.object({ after: idSchema.optional() }),
  status: 200,
  response: z.object({ deliveries: z.array(deliverySchema), after: idSchema.nullable() }),
});

export const redeliver = defineCall({
  summary: 'Send a message again, with as many attempts as a new one; harmless for one that is being sent',
  method: 'POST',
  path: `${path}/{webhookId}/deliveries/{deliveryId}/again`,
  access: 'admin',
  params: params.extend({ deliveryId: idSchema }),
  body: emptyBody,
  status: 200,
  response: deliverySchema,
});
