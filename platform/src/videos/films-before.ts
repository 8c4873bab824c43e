import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { videoJobNames } from './video-versions.ts';

/**
 * How many films are prepared before this one goes on: those at work now, and those that are taken first of what waits, in the order
 * in which the queue serves. 0 while it is at work itself, and while it is to be tried again later: then it waits for no other.
 */
export async function countFilmsBefore(db: Queryable, assetId: string): Promise<number> {
  const names = sql.join(
    videoJobNames.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ films: number }>(sql`
    with own as (
      select id, name, priority, created_on, state::text as state, start_after <= now() as due
      from pgboss.job
      where name in (${names}) and state::text in ('created', 'retry', 'active') and data->>'assetId' = ${assetId}
    )
    select count(distinct other.data->>'assetId')::int as films
    from own join pgboss.job other on other.name = own.name and other.data->>'assetId' <> ${assetId}
    where own.due and not exists (select from own where state = 'active')
      and (other.state::text = 'active' or (
        other.state::text in ('created', 'retry') and other.start_after <= now()
        and (other.priority > own.priority
          or (other.priority = own.priority and (other.created_on, other.id) < (own.created_on, own.id)))
      ))`);
  return rows[0]?.films ?? 0;
}
