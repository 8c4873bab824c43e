/** The days by which an academy counts: those of its time zone. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { findSchoolRules, type SchoolConfig } from '../school-settings/school-settings.ts';

export interface CountingTime {
  readonly zone: string;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

/** How long it is known who was there when: people of a week are counted when its last day is over. */
export const ACTIVITY_DAYS = 9;

export function dayIn(zone: string, time: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export async function findCountingTime(
  db: Queryable,
  config: SchoolConfig,
  now: Date,
): Promise<CountingTime> {
  const { timeZone } = await findSchoolRules(db, config);
  const zone = (await isKnownTo(db, timeZone)) ? timeZone : 'UTC';
  return { zone, today: dayIn(zone, now) };
}

const known = new Map<string, boolean>();

/** A zone that is younger than the database's list of them is no reason to show nothing. */
async function isKnownTo(db: Queryable, zone: string): Promise<boolean> {
  const found = known.get(zone);
  if (found !== undefined) return found;
  const { rows } = await db.execute(
    sql`select from pg_timezone_names where lower(name) = lower(${zone}::text) limit 1`,
  );
  known.set(zone, rows.length > 0);
  return rows.length > 0;
}
