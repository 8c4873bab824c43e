import { deliveryProblems, deliveryStates } from '@academy/contract/webhooks/webhook-limits.ts';
import { boolean, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Whom the academy tells of what happened. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  url: text().notNull(),
  events: text().array().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  /** The academy switched it off, because it failed for too long. */
  isGivenUp: boolean('is_given_up').notNull().default(false),
  /** Of the first attempt that failed since the last one that did not. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What was or is to be sent to one of them, with how the last attempt went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Of the outbox; null for one that was sent to try it. */
    eventId: text('event_id'),
    eventName: text('event_name').notNull(),
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    status: integer(),
    answer: text(),
    problem: text({ enum: deliveryProblems }),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('webhook_deliveries_once').on(table.webhookId, table.eventId)],
);
