import pg from 'pg';
import { compare } from './compare.ts';
import { startControl } from './control.ts';
import { type RunningAcademy, startAcademy } from './running-academy.ts';
import { writesPerSecond } from './writes.ts';

const courseCount = 1500;
const studentCount = 10_000;

const enrollSql = `INSERT INTO enrollments (user_id, course_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING course_id`;
const completeSql = `
  WITH completed AS (
    INSERT INTO lesson_progress (user_id, lesson_id, course_id, completed_at) VALUES ($1, $2, $3, now())
    ON CONFLICT (user_id, lesson_id) DO UPDATE SET completed_at = excluded.completed_at
  )
  UPDATE enrollments SET last_watched_lesson_id = $2, last_accessed_at = now() WHERE user_id = $1 AND course_id = $3`;

/** What a student writes, beside the writing statement alone through a bare pool, and a course that many attend. */
export async function benchLearn({ seconds }: { seconds: number }): Promise<void> {
  console.log('Learning');
  const academy = await startAcademy();
  const control = await startControl();
  const pool = new pg.Pool({ connectionString: await academy.command('database'), max: 10 });
  try {
    await academy.command('demo', '--courses', String(courseCount), '--lessons');
    const cookie = await academy.command('session', 'learner@example.com');
    await academy.command('session', 'bare@example.com');
    await measureWrites(academy, pool, cookie);

    const { path, courseId } = await fillCourse(pool);
    await call(academy, cookie, 'POST', `/api/enrollments/courses/${courseId}`);
    console.log(
      `\nThe calls of a course page with ${studentCount.toLocaleString('en')} students in the course`,
    );
    const rows = ['', '/curriculum'].map((part) => ({
      name: `course${part}`,
      path: path + part,
      headers: { cookie },
    }));
    const status = { name: 'enrollment', path: `/api/enrollments/courses/${courseId}`, headers: { cookie } };
    await compare([...rows, status], { origin: academy.origin, control, seconds });
  } finally {
    await pool.end();
    control.stop();
    await academy.stop();
  }
}

async function measureWrites(academy: RunningAcademy, pool: pg.Pool, cookie: string): Promise<void> {
  const idOf = async (email: string) =>
    (await pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])).rows[0]?.id;
  const bare = await idOf('bare@example.com');
  const { rows: lessons } = await pool.query<{ course: string; lesson: string }>(
    `SELECT DISTINCT ON (course_id) course_id AS course, lessons.id AS lesson FROM lessons
     JOIN courses ON courses.id = course_id AND status = 'published' ORDER BY course_id, lessons.position LIMIT $1`,
    [courseCount],
  );
  console.log(`\nWrites a second, ${lessons.length} of each, 10 at a time`);
  const ask = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values });

  const rows = [
    {
      name: 'enroll',
      ours: ({ course }: (typeof lessons)[number], index: number) =>
        // Each from an address of its own: one address may not enroll so fast.
        call(
          academy,
          cookie,
          'POST',
          `/api/enrollments/courses/${course}`,
          `10.0.${index >> 8}.${index & 255}`,
        ),
      bare: ({ course }: (typeof lessons)[number]) => ask('enroll', enrollSql, [bare, course]),
    },
    {
      name: 'complete a lesson',
      ours: ({ course, lesson }: (typeof lessons)[number]) =>
        call(academy, cookie, 'PUT', `/api/enrollments/courses/${course}/lessons/${lesson}/complete`),
      bare: ({ course, lesson }: (typeof lessons)[number]) =>
        ask('complete', completeSql, [bare, lesson, course]),
    },
  ];
  console.log('row                  writes/s  statement alone  ratio');
  for (const row of rows) {
    const alone = await writesPerSecond(lessons, row.bare);
    const ours = await writesPerSecond(lessons, row.ours);
    const ratio = (ours / alone).toFixed(3);
    console.log(
      `${row.name.padEnd(21)}${ours.toFixed(0).padStart(8)}${alone.toFixed(0).padStart(17)}${ratio.padStart(7)}`,
    );
  }
}

/** A course of the demo academy with very many students, each of whom has done one lesson. */
async function fillCourse(pool: pg.Pool): Promise<{ path: string; courseId: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT course_id AS id FROM lessons GROUP BY course_id ORDER BY count(*) DESC, course_id LIMIT 1`,
  );
  const courseId = rows[0]?.id ?? '';
  await pool.query(
    `WITH people AS (
       INSERT INTO users (id, name, username, email)
       SELECT gen_random_uuid(), 'Student ' || n, 'bench-' || n, 'bench-' || n || '@example.com'
       FROM generate_series(1, ${studentCount}) AS n RETURNING id
     ), joined AS (
       INSERT INTO enrollments (user_id, course_id) SELECT id, $1 FROM people
     )
     INSERT INTO lesson_progress (user_id, lesson_id, course_id, completed_at)
     SELECT people.id, (SELECT id FROM lessons WHERE course_id = $1 ORDER BY id LIMIT 1), $1, now() FROM people`,
    [courseId],
  );
  await pool.query('ANALYZE');
  return { path: `/api/courses/${courseId}`, courseId };
}

async function call(
  { origin }: RunningAcademy,
  cookie: string,
  method: 'POST' | 'PUT',
  path: string,
  from = '127.0.0.1',
): Promise<void> {
  const headers = { cookie, origin, 'x-forwarded-for': from };
  const answer = await fetch(origin + path, { method, headers });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}
