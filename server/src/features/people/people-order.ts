/** The orders of the list, each with the expression that its index has, and where a page ended, as the client brings it back. */
import type { PeopleOrder } from '@academy/contract/people/people-limits.ts';
import { isId } from '@academy/platform/ids.ts';
import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../refusal.ts';

interface Order {
  readonly key: SQL;
  /** The key as a text that says all of it: a time has more digits here than in JavaScript. */
  readonly told: SQL;
  /** The key that was told. */
  readonly read: (told: string) => SQL;
  readonly isTold: (text: string) => boolean;
}

const textOrder = (key: SQL): Order => ({
  key,
  told: key,
  read: (told) => sql`${told}::text`,
  isTold: (text) => !text.includes('\0'),
});

const timeOrder = (key: SQL): Order => ({
  key,
  told: sql`(extract(epoch from ${key}) * 1000000)::bigint::text`,
  read: (told) => sql`timestamptz 'epoch' + ${told}::bigint * interval '1 microsecond'`,
  isTold: (text) => /^\d{1,16}$/.test(text),
});

const orders: Readonly<Record<PeopleOrder, Order>> = {
  name: textOrder(sql`left(lower(users.name), 100)`),
  email: textOrder(sql`lower(users.email)`),
  seen: timeOrder(sql`coalesce(users.last_seen_at, timestamptz '1970-01-01 00:00:00+00')`),
  joined: timeOrder(sql`users.created_at`),
};

export interface PeopleSorting {
  readonly sort: PeopleOrder;
  readonly direction: 'up' | 'down';
  readonly after?: string | undefined;
}

/** What a statement about `users` is sorted by, and from where on; a row's own place is its `told`. */
export function orderOf({ sort, direction, after }: PeopleSorting) {
  const { key, told, read, isTold } = orders[sort];
  const [way, beyond] = direction === 'up' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const place = after === undefined ? null : readPlace(sort, after);
  if (place !== null && !isTold(place.told)) throw unreadable();
  return {
    told,
    key,
    way,
    by: sql`${key} ${way}, users.id ${way}`,
    from:
      place === null ? sql`true` : sql`(${key}, users.id) ${beyond} (${read(place.told)}, ${place.id}::uuid)`,
  };
}

export function placeOf(sort: PeopleOrder, { id, told }: { id: string; told: string }): string {
  return `${sort}.${id}.${told}`;
}

function readPlace(sort: PeopleOrder, after: string): { id: string; told: string } {
  const [name, id = '', ...told] = after.split('.');
  if (name !== sort || !isId(id) || told.length === 0) throw unreadable();
  return { id, told: told.join('.') };
}

function unreadable(): Refusal {
  return new Refusal('bad_request', 'after: this is no end of a page of this list');
}
