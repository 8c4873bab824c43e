import { type AcademyEvent, parseEvent } from '@academy/contract/events/events.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** An event as a listener hears it. */
export interface HeardEvent {
  /** Grows, but not in the order in which events are told; the same one when an event is told again. */
  readonly id: string;
  readonly happenedAt: Date;
  /** Null for an event of another version of the academy. */
  readonly event: AcademyEvent | null;
}

export interface Position {
  readonly transactionId: string;
  readonly eventId: string;
}

export type PlacedEvent = HeardEvent & { readonly position: Position };

/** A listener that is new hears what happens from now on. */
export async function registerListener(db: Queryable, name: string): Promise<void> {
  await db.execute(sql`
    insert into outbox.listeners (name, transaction_id, event_id)
    values (${name}, pg_snapshot_xmin(pg_current_snapshot()), 0) on conflict do nothing`);
}

/**
 * Transactions that are over, and after what was told. A dump that was loaded into another server brings positions which
 * that server's transactions have not reached: they count as none.
 */
const isNext = sql`
  (e.transaction_id, e.id) > (
    case when l.transaction_id > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else l.transaction_id end,
    case when l.transaction_id > pg_snapshot_xmax(pg_current_snapshot()) then 0 else l.event_id end)
  and e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())`;

/** Asked often, so it locks and writes nothing. */
export async function hasNext(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from outbox.listeners l
    where l.name = ${name} and l.retry_at <= now() and exists (select from outbox.events e where ${isNext})`);
  return rows.length > 0;
}

/** Null while another process has the listener, or its next attempt has to wait. */
export async function lockListener(tx: Queryable, name: string): Promise<{ failures: number } | null> {
  const { rows } = await tx.execute<{ failures: number }>(sql`
    select failures from outbox.listeners where name = ${name} and retry_at <= now() for update skip locked`);
  return rows[0] ?? null;
}

export async function listNext(tx: Queryable, name: string, limit: number): Promise<PlacedEvent[]> {
  const { rows } = await tx.execute<{ id: string; transaction: string; event: string; at: Date }>(sql`
    select e.id::text as id, e.transaction_id::text as transaction, e.event::text as event, e.happened_at as at
    from outbox.listeners l cross join outbox.events e
    where l.name = ${name} and ${isNext} order by e.transaction_id, e.id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    happenedAt: new Date(row.at),
    event: parseEvent(row.event),
    position: { transactionId: row.transaction, eventId: row.id },
  }));
}

export async function moveListener(tx: Queryable, name: string, position: Position): Promise<void> {
  await tx.execute(sql`
    update outbox.listeners set transaction_id = ${position.transactionId}::xid8, event_id = ${position.eventId}::bigint,
      failures = 0, retry_at = now() where name = ${name}`);
}

export async function putOff(tx: Queryable, name: string, delayMs: number): Promise<void> {
  await tx.execute(sql`
    update outbox.listeners set failures = failures + 1, retry_at = clock_timestamp() + ${delayMs} * interval '1 millisecond'
    where name = ${name}`);
}
