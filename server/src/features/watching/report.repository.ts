import { watchingLimits as limits } from '@academy/contract/watching/watching-limits.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';

interface Report {
  readonly userId: string;
  readonly lessonId: string;
  readonly version: string;
  /** As PostgreSQL reads them: `{[0,12),[40,45)}`. */
  readonly seen: string;
  readonly seenAgain: string;
  readonly stoppedAt: number | null;
}

const userId = sql.placeholder('userId');
const lessonId = sql.placeholder('lessonId');
const version = sql.placeholder('version');
const mostRanges = sql.raw(String(limits.rangesPerViewer));
const mostFilms = sql.raw(String(limits.filmsPerLesson));

/** What a row has after another report. */
const seen = sql`(known.seen + excluded.seen)`;
const seenAgain = sql`(known.seen_again + excluded.seen_again + known.seen * excluded.seen)`;
const stoppedAt = sql`(case when not known.seen && (
  select int4range(film.seconds - greatest(1, film.seconds / 20), film.seconds) from watched_films film
  where film.id = known.film_id) then excluded.stopped_at end)`;

/**
 * One statement and one row: what is told of an author, or of who does not want it, is no row. Beyond the film there is nothing
 * to see. What would make a row of too many pieces is left out; no viewer of flesh and blood comes to that. A report without news
 * has nobody counted again.
 */
const add = preparedSql<{ isKept: boolean }>(
  'watching_report',
  sql`insert into film_viewers as known (film_id, user_id, seen, seen_again, stopped_at)
    select film.id, users.id, told.seen, told.again * told.seen,
      case when not told.seen && tail.part and told.stop < lower(tail.part) then told.stop end
    from watched_films film
    join lessons on lessons.id = film.lesson_id
    join courses on courses.id = lessons.course_id
    join users on users.id = ${userId} and users.id <> courses.author_id and users.is_watching_counted
    cross join lateral (select int4multirange(int4range(0, film.seconds)) as film) whole
    cross join lateral (
      select ${sql.placeholder('seen')}::int4multirange * whole.film as seen,
        ${sql.placeholder('seenAgain')}::int4multirange * whole.film as again,
        ${sql.placeholder('stoppedAt')}::int as stop
    ) told
    cross join lateral (select int4range(film.seconds - greatest(1, film.seconds / 20), film.seconds) as part) tail
    where film.id = ${version} and film.lesson_id = ${lessonId}
      and (not isempty(told.seen) or exists (
        select from film_viewers before where before.film_id = film.id and before.user_id = users.id))
    on conflict (film_id, user_id) do update set
      seen = ${seen}, seen_again = ${seenAgain}, stopped_at = ${stoppedAt},
      is_counted = known.is_counted and ${seen} = known.seen and ${seenAgain} = known.seen_again
        and ${stoppedAt} is not distinct from known.stopped_at,
      updated_at = now()
    where (select count(*) from unnest(${seen})) <= ${mostRanges}
      and (select count(*) from unnest(${seenAgain})) <= ${mostRanges}
    returning true as "isKept"`,
);

/** False where there is nothing that this version could be added to. */
export async function addReport(db: Queryable, report: Report): Promise<boolean> {
  return (await add(db, { ...report })).length > 0;
}

const begin = preparedSql<{ id: string }>(
  'watching_begin',
  sql`insert into watched_films (id, lesson_id, seconds)
    select id, lesson_id, least(86400, greatest(1, round(duration_seconds)::int)) from video_assets
    where id = ${version} and lesson_id = ${lessonId} and removed_at is null and retired_at is null and duration_seconds is not null
    on conflict do nothing returning id`,
);

const forgetOlder = preparedSql(
  'watching_forget_older',
  sql`delete from watched_films where lesson_id = ${lessonId} and id not in (
    select id from watched_films where lesson_id = ${lessonId} order by began_at desc, id desc limit ${mostFilms})`,
);

/** The first report of a film makes the row of its sums. */
export async function beginFilm(
  db: Queryable,
  film: { readonly version: string; readonly lessonId: string },
): Promise<void> {
  const begun = await begin(db, film);
  if (begun.length > 0) await forgetOlder(db, { lessonId: film.lessonId });
}
