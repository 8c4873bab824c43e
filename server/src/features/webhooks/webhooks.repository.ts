import { webhookLimits } from '@academy/contract/webhooks/webhook-limits.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { webhookDeliveries, webhooks } from '@academy/platform/database/schema/webhooks.ts';
import { and, asc, desc, eq, type InferInsertModel, lt, sql } from 'drizzle-orm';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export function listWebhooks(db: Queryable): Promise<WebhookRow[]> {
  return db.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** Two that are made at once are counted one after the other. */
export async function lockAll(tx: Transaction): Promise<number> {
  await tx.execute(sql`lock table webhooks in share row exclusive mode`);
  return tx.$count(webhooks);
}

export async function insertWebhook(
  tx: Transaction,
  webhook: InferInsertModel<typeof webhooks>,
): Promise<WebhookRow | undefined> {
  const [inserted] = await tx.insert(webhooks).values(webhook).returning();
  return inserted;
}

export async function lockWebhook(tx: Transaction, id: string): Promise<WebhookRow | undefined> {
  const [found] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  return found;
}

export async function updateWebhook(
  tx: Transaction,
  id: string,
  change: Partial<InferInsertModel<typeof webhooks>>,
): Promise<WebhookRow | undefined> {
  const [changed] = await tx.update(webhooks).set(change).where(eq(webhooks.id, id)).returning();
  return changed;
}

export async function deleteWebhook(tx: Transaction, id: string): Promise<WebhookRow | undefined> {
  const [deleted] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning();
  return deleted;
}

/** One more than a page has, to know whether there is another. Ids rise with time. */
export function listDeliveries(
  db: Queryable,
  webhookId: string,
  before: string | null,
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        before === null ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(webhookLimits.pageSize + 1);
}

export async function lockDelivery(
  tx: Transaction,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<DeliveryRow | undefined> {
  const [found] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)))
    .for('update');
  return found;
}

export async function beginAgain(tx: Transaction, id: string): Promise<DeliveryRow | undefined> {
  const [begun] = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, problem: null })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  return begun;
}
