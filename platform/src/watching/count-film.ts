/**
 * Adds what viewers saw since the last time to the sums of a film, and only when at least five of them did: the difference of two
 * maps is never the doing of fewer people than a map itself may tell of.
 */
import { watchingLimits as limits } from '@academy/contract/watching/watching-limits.ts';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { preparedSql } from '../database/prepared.ts';

const filmId = sql.placeholder('filmId');

const hasEnough = preparedSql<{ enough: boolean }>(
  'watching_enough',
  sql`select count(*) = ${sql.raw(String(limits.fewestPeople))} as enough from (
    select from film_viewers where film_id = ${filmId} and not is_counted limit ${sql.raw(String(limits.fewestPeople))}
  ) news`,
);

/**
 * A range is a step up where it begins and one down where it ends, so a film costs its viewers and its seconds, not their product.
 * Rows that are being written at this moment are left for the next time.
 */
const add = preparedSql(
  'watching_count',
  sql`with news as materialized (
      select film_id, user_id, seen, seen_again, stopped_at, counted_seen, counted_again, counted_stop
      from film_viewers where film_id = ${filmId} and not is_counted for update skip locked
    ),
    enough as (select count(*) >= ${sql.raw(String(limits.fewestPeople))} as yes from news),
    steps as (
      select second, sum(watched) as watched, sum(again) as again, sum(stopped) as stopped from (
        select lower(part) as second, 1 as watched, 0 as again, 0 as stopped from news, unnest(seen - counted_seen) part
        union all select upper(part), -1, 0, 0 from news, unnest(seen - counted_seen) part
        union all select lower(part), 0, 1, 0 from news, unnest(seen_again - counted_again) part
        union all select upper(part), 0, -1, 0 from news, unnest(seen_again - counted_again) part
        union all select stopped_at, 0, 0, 1 from news where stopped_at is not null
        union all select counted_stop, 0, 0, -1 from news where counted_stop is not null
      ) step group by second
    ),
    sums as (
      select
        array_agg(coalesce(watched[second + 1], 0) + more_watched order by second) as watched,
        array_agg(coalesce(again[second + 1], 0) + more_again order by second) as again,
        array_agg(coalesce(stopped[second + 1], 0) + more_stopped order by second) as stopped
      from (
        select second,
          (sum(coalesce(steps.watched, 0)) over film)::int as more_watched,
          (sum(coalesce(steps.again, 0)) over film)::int as more_again,
          coalesce(steps.stopped, 0)::int as more_stopped
        from watched_films, generate_series(0, watched_films.seconds - 1) as second left join steps using (second)
        where watched_films.id = ${filmId} window film as (order by second)
      ) more, watched_films where watched_films.id = ${filmId}
    ),
    counted as (
      update film_viewers set counted_seen = news.seen, counted_again = news.seen_again, counted_stop = news.stopped_at,
        is_counted = true
      from news, enough
      where enough.yes and film_viewers.film_id = news.film_id and film_viewers.user_id = news.user_id
    )
    update watched_films set counted_at = now(),
      viewers = viewers + (select count(*)::int from news where isempty(counted_seen)),
      watched = sums.watched, again = sums.again, stopped = sums.stopped
    from sums, enough where watched_films.id = ${filmId} and enough.yes`,
);

export async function countFilm(database: Pick<Database, 'db'>, filmId: string): Promise<void> {
  if (!(await isWorthIt(database.db, filmId))) return;
  await database.db.transaction(async (tx) => {
    // One at a time, and in a statement of its own: the next one then sees what the one before it counted.
    await tx.execute(sql`select from watched_films where id = ${filmId}::uuid for no key update`);
    await add(tx, { filmId });
  });
}

async function isWorthIt(db: Queryable, filmId: string): Promise<boolean> {
  const [found] = await hasEnough(db, { filmId });
  return found?.enough === true;
}

/** Of all films that have something to count; for the hourly sweep, before rows of replaced films go. */
export async function countFilms(database: Pick<Database, 'db'>): Promise<number> {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select film_id as id from film_viewers where not is_counted
    group by film_id having count(*) >= ${limits.fewestPeople}`);
  for (const { id } of rows) await countFilm(database, id);
  return rows.length;
}
