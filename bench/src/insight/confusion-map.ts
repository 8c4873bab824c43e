/** The map of one of many films that many watched: what its creator waits for, beside the same statements alone. */
import type pg from 'pg';
import type { BenchRow } from '../bench-row.ts';
import { type Contenders, compare } from '../compare.ts';

interface Size {
  readonly films: number;
  readonly viewersOfFilm: number;
}

/** 5,000,000 watched ranges. */
const wholeSize: Size = { films: 100, viewersOfFilm: 10_000 };
const quickSize: Size = { films: 4, viewersOfFilm: 1000 };
const rangesOfViewer = 5;
const filmSeconds = 1200;

interface FilmAddress {
  readonly course: string;
  readonly module: string;
  readonly lesson: string;
}

interface Creator {
  readonly email: string;
  readonly cookie: string;
}

/** Of films that were watched, none of which is in a sum yet. */
export async function benchConfusionMap(
  contenders: Contenders,
  pool: pg.Pool,
  { email, cookie, quick }: Creator & { readonly quick: boolean },
): Promise<BenchRow[]> {
  const size = quick ? quickSize : wholeSize;
  const { films, viewersOfFilm } = size;
  const [first, second] = await fillWatching(pool, email, size);
  const pathOf = ({ course, module, lesson }: FilmAddress) =>
    `/api/courses/${course}/modules/${module}/lessons/${lesson}/confusion`;
  if (first === undefined || second === undefined) throw new Error('There are no films.');
  const ranges = (films * viewersOfFilm * rangesOfViewer).toLocaleString('en');
  console.log(`\nThe map of a film among ${ranges} watched ranges`);
  const counting = await millisecondsOf(contenders, cookie, pathOf(second));
  console.log(
    `first look, which counts ${viewersOfFilm.toLocaleString('en')} new viewers: ${counting.toFixed(0)} ms`,
  );
  await millisecondsOf(contenders, cookie, pathOf(first));
  const reads = await compare(
    [
      {
        ...{ name: 'confusion map', path: pathOf(first), headers: { cookie } },
        ...{ connections: 2, beside: 'the statements', target: { atLeast: 0.5 } },
      },
    ],
    contenders,
  );
  return [
    ...reads,
    {
      ...{ name: 'confusion map, all viewers counted', unit: 'ms', ours: counting },
      ...{ control: null, controlName: 'none: it is done once', target: null },
    },
  ];
}

async function millisecondsOf(
  { academy }: Pick<Contenders, 'academy'>,
  cookie: string,
  path: string,
): Promise<number> {
  const began = performance.now();
  const answer = await fetch(new URL(path, academy.origin), { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - began;
}

/** A film of 20 minutes for one lesson of each course, and people who saw five pieces of it. */
async function fillWatching(
  pool: pg.Pool,
  email: string,
  { films, viewersOfFilm }: Size,
): Promise<FilmAddress[]> {
  const { rows } = await pool.query<FilmAddress>(
    `SELECT DISTINCT ON (lessons.course_id) lessons.course_id AS course, module_id AS module, lessons.id AS lesson
     FROM lessons JOIN courses ON courses.id = lessons.course_id JOIN users ON users.id = author_id
     WHERE users.email = $2 ORDER BY lessons.course_id, lessons.id LIMIT $1`,
    [films, email],
  );
  // An academy with fewer courses has more films of the same.
  const lessons = await moreLessons(pool, rows, films);
  await pool.query(
    `INSERT INTO users (id, name, username, email)
     SELECT md5('watcher ' || n)::uuid, 'Watcher ' || n, 'watcher-' || n, 'watcher-' || n || '@example.com'
     FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
    [viewersOfFilm],
  );
  for (const { lesson } of lessons) {
    await pool.query(
      `WITH asset AS (
         INSERT INTO video_assets (id, lesson_id, version, state, duration_seconds)
         SELECT gen_random_uuid(), $1, coalesce(max(version), 0) + 1, 'ready', $2 FROM video_assets WHERE lesson_id = $1
         RETURNING id
       ), film AS (
         INSERT INTO watched_films (id, lesson_id, seconds) SELECT id, $1, $2 FROM asset RETURNING id
       )
       INSERT INTO film_viewers (film_id, user_id, seen, seen_again, stopped_at)
       SELECT film.id, md5('watcher ' || n)::uuid,
         int4multirange(int4range(0, 60 + n % 60), int4range(150, 200 + n % 40), int4range(300, 420),
           int4range(500 + n % 90, 700), int4range(800, 801 + n * 7 % 399)),
         int4multirange(int4range(310, 320 + n % 5)), 801 + n * 7 % 300
       FROM film, generate_series(1, $3::int) n`,
      [lesson, filmSeconds, viewersOfFilm],
    );
  }
  await pool.query('VACUUM ANALYZE');
  return lessons;
}

async function moreLessons(
  pool: pg.Pool,
  found: readonly FilmAddress[],
  films: number,
): Promise<FilmAddress[]> {
  const [some] = found;
  if (some === undefined) throw new Error('The creator has no course with a lesson.');
  const { rows } = await pool.query<FilmAddress>(
    `INSERT INTO lessons (id, course_id, module_id, title, content, position)
     SELECT gen_random_uuid(), $1, $2, 'Film ' || n, '', 10000 + n FROM generate_series(1, $3::int) n
     RETURNING course_id AS course, module_id AS module, id AS lesson`,
    [some.course, some.module, films - found.length],
  );
  return [...found, ...rows];
}
