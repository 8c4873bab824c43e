import { catalogue } from '@academy/contract/courses/course-constants.ts';
import type pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import { compare, type Read, withContenders } from './compare.ts';
import { withDatabase } from './running-academy.ts';

/** All that the first page of a signed-in student asks for. */
const calls = {
  'who am I': '/api/auth/me',
  'own courses': '/api/enrollments/courses',
  'next, week and notes': '/api/home',
  library: `/api/courses?limit=${catalogue.homeLimit * 2}`,
  'unread notices': '/api/notices/unread',
};

/** The calls of a student's home one by one, and all of them together, as the page needs them. */
export function benchHome({ seconds }: { seconds: number }): Promise<BenchRow[]> {
  console.log("A student's home");
  return withContenders(seconds, async (contenders) => {
    const { academy } = contenders;
    await withDatabase(academy, learnAndNote);
    const headers = { cookie: await academy.command('session', 'student@example.com') };
    const reads = Object.entries(calls).map(
      ([name, path]): Read => ({
        ...{ name: `home: ${name}`, path, headers },
        beside: 'the statements',
        target: { atLeast: 0.5 },
      }),
    );
    console.log('\nSigned in, 10 connections');
    const rows = await compare(reads, contenders);
    return [...rows, together(rows)];
  });
}

/** As often as the page could be answered whole, one call after the other. */
function together(rows: readonly BenchRow[]): BenchRow {
  const often = (rateOf: (row: BenchRow) => number) =>
    1 / rows.reduce((sum, row) => sum + 1 / rateOf(row), 0);
  return {
    name: 'home of a student, all calls',
    unit: 'req/s',
    ours: often(({ ours }) => ours),
    control: often(({ control }) => control ?? 0),
    controlName: 'bare Fastify, same statements and bytes',
    target: { atLeast: 0.6 },
  };
}

/** A week of learning an hour a day, and two hundred notes. */
async function learnAndNote(pool: pg.Pool): Promise<void> {
  await pool.query(`
    WITH mine AS (
      SELECT user_id, course_id FROM enrollments JOIN users ON users.id = user_id
      WHERE email = 'student@example.com' LIMIT 1
    ), learned AS (
      INSERT INTO course_activity (user_id, course_id, slot)
      SELECT user_id, course_id, date_bin('15 minutes', now(), '2000-01-01') - n / 4 * interval '1 day' - n % 4 * interval '15 minutes'
      FROM mine, generate_series(0, 27) n ON CONFLICT DO NOTHING
    )
    INSERT INTO timed_notes (id, user_id, lesson_id, seconds, content)
    SELECT gen_random_uuid(), user_id, lessons.id, n, 'A note of a line or two, number ' || n
    FROM mine JOIN lessons USING (course_id), generate_series(1, 20) n LIMIT 200`);
  await pool.query('ANALYZE');
}
