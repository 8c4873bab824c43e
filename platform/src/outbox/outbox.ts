/**
 * The outbox: what happened, recorded in the transaction that did it, so that it is told if and only if that commits.
 * Listeners hear of it at least once.
 */
import type { AcademyEvent } from '@academy/contract/events/events.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

export const eventsChannel = 'academy_events';

/** A listener that was away for longer has to look at everything anyway. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Records an event and, when the transaction commits, tells all processes that follow events. */
export async function recordEvent(tx: Queryable, event: AcademyEvent): Promise<void> {
  const { name, subject, json } = eventRow(event);
  await tx.execute(sql`
    with recorded as (
      insert into outbox.events (name, subject, event) values (${name}, ${subject}, ${json}) returning event
    )
    select pg_notify(${eventsChannel}, event::text) from recorded`);
}

/** Many at once, in one statement. */
export async function recordEvents(tx: Queryable, events: readonly AcademyEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = JSON.stringify(events.map(eventRow));
  await tx.execute(sql`
    with recorded as (
      insert into outbox.events (name, subject, event)
      select name, subject, json::jsonb from jsonb_to_recordset(${rows}::jsonb) as told (name text, subject uuid, json text)
      returning event
    )
    select pg_notify(${eventsChannel}, event::text) from recorded`);
}

/**
 * For statements that insert their event themselves. They notify nobody: students enroll and complete lessons all day,
 * and commits that notify wait for each other.
 */
export function eventRow(event: AcademyEvent): { name: string; subject: string; json: string } {
  return { name: event.name, subject: subjectOf(event), json: JSON.stringify(event) };
}

/** What belongs to no course and to nobody is the academy's own. */
const theAcademy = '00000000-0000-0000-0000-000000000000';

function subjectOf(event: AcademyEvent): string {
  if ('courseId' in event) return event.courseId;
  return 'userId' in event ? event.userId : theAcademy;
}

/** Answers how many there were. */
export async function removeOldEvents(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const { rowCount } = await db.execute(sql`delete from outbox.events where happened_at < ${before}`);
  return rowCount ?? 0;
}
