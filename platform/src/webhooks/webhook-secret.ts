/** What messages to a webhook are signed with: written as Standard Webhooks do, and sealed with the academy's secret. */
import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { webhooks } from '../database/schema/webhooks.ts';
import { type SealOf, seal, tryUnseal } from '../sealing.ts';
import type { Secrets } from '../secrets.ts';
import type { SealCounts } from '../videos/content-key.ts';

const sealOf = (id: string): SealOf => ({ purpose: 'academy webhook secrets', id });

export function makeWebhookSecret(secrets: Secrets, webhookId: string): { text: string; sealed: string } {
  const bytes = randomBytes(32);
  return {
    text: `whsec_${bytes.toString('base64')}`,
    sealed: seal(secrets.newest, sealOf(webhookId), bytes),
  };
}

/** Null when no secret that is given opens it. */
export function openWebhookSecret(
  secrets: Secrets,
  { id, sealedSecret }: { readonly id: string; readonly sealedSecret: string },
): Buffer | null {
  return tryUnseal(secrets, sealOf(id), sealedSecret).bytes;
}

/** The headers of a message: its id, the time of the attempt, and the signature over both and the body. */
export function signedHeaders(key: Buffer, { id, now, body }: { id: string; now: Date; body: string }) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export async function countWebhookSeals(db: Queryable, secrets: Secrets): Promise<SealCounts> {
  const counts = { newest: 0, older: 0, unopened: 0 };
  for (const { id, sealedSecret } of await db.select().from(webhooks)) {
    counts[tryUnseal(secrets, sealOf(id), sealedSecret).age] += 1;
  }
  return counts;
}

/** Seals those of an older secret with the newest; answers how many. */
export async function resealWebhooks(db: Queryable, secrets: Secrets): Promise<number> {
  let count = 0;
  for (const { id, sealedSecret } of await db.select().from(webhooks)) {
    const { age, bytes } = tryUnseal(secrets, sealOf(id), sealedSecret);
    if (age !== 'older') continue;
    const resealed = seal(secrets.newest, sealOf(id), bytes);
    await db.update(webhooks).set({ sealedSecret: resealed }).where(eq(webhooks.id, id));
    count += 1;
  }
  return count;
}
