import { randomInt } from 'node:crypto';
import { statusListEntries } from '@academy/contract/certificates/certificate-constants.ts';
import { max, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { certificates } from '../database/schema/certificates.ts';

/** So many guesses find a free place in a list that is half full; when all are taken, the next list is begun. */
const guesses = 16;

interface StatusPlace {
  readonly statusList: number;
  readonly statusIndex: number;
}

/** A free bit, at random: the order of bits tells nothing about the order of certificates. */
export async function findFreeStatus(db: Queryable): Promise<StatusPlace> {
  const newest = (await findNewestList(db)) ?? 1;
  const guessed = Array.from({ length: guesses }, () => randomInt(statusListEntries));
  const { rows } = await db.execute<{ index: number }>(sql`
    select index from unnest(array[${sql.join(guessed, sql`, `)}]::int[]) with ordinality as guess (index, place)
    where not exists (
      select from certificates where status_list = ${newest} and status_index = guess.index
    )
    order by place limit 1`);
  const free = rows[0]?.index;
  return free === undefined
    ? { statusList: newest + 1, statusIndex: randomInt(statusListEntries) }
    : { statusList: newest, statusIndex: free };
}

/** Null before the first certificate. */
export async function findNewestList(db: Queryable): Promise<number | null> {
  const [found] = await db.select({ newest: max(certificates.statusList) }).from(certificates);
  return found?.newest ?? null;
}
