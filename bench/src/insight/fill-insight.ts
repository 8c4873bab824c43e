/**
 * A creator with many courses, students who enrolled over two years, and what they completed. The shapes are the same for every run: few
 * courses have most students, few students finish, and all of them lie in one course more than in the others.
 */
import type pg from 'pg';

export interface InsightSize {
  readonly courses: number;
  readonly lessons: number;
  readonly enrollments: number;
}

export const wholeSize: InsightSize = { courses: 100, lessons: 20, enrollments: 100_000 };
export const quickSize: InsightSize = { courses: 10, lessons: 10, enrollments: 2_000 };

export interface FilledInsight {
  readonly creatorEmail: string;
  /** With half of all enrollments. */
  readonly largestCourseId: string;
  /** Of that course, the first. */
  readonly lessonId: string;
}

const creatorEmail = 'insight@example.com';

export async function fillInsight(pool: pg.Pool, size: InsightSize): Promise<FilledInsight> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [creatorEmail]);
  const author = rows[0]?.id;
  if (author === undefined) throw new Error('The creator has to sign in before.');
  await pool.query(
    `INSERT INTO courses (id, author_id, title, description, category, instructor, status, published_at, created_at)
     SELECT md5('insight course ' || n)::uuid, $1, 'Course ' || n, 'About it', 'Design', 'A', 'published',
       now() - interval '730 days', now() - interval '731 days' FROM generate_series(1, $2::int) AS n`,
    [author, size.courses],
  );
  await pool.query(
    `INSERT INTO modules (id, course_id, title, position)
     SELECT md5('insight module ' || n)::uuid, md5('insight course ' || n)::uuid, 'Module', 1
     FROM generate_series(1, $1::int) AS n`,
    [size.courses],
  );
  await pool.query(
    `INSERT INTO lessons (id, course_id, module_id, title, content, position)
     SELECT md5('insight lesson ' || n || ' ' || l)::uuid, md5('insight course ' || n)::uuid,
       md5('insight module ' || n)::uuid, 'Lesson ' || l, 'Text', l
     FROM generate_series(1, $1::int) AS n, generate_series(1, $2::int) AS l`,
    [size.courses, size.lessons],
  );
  // Two of three people take one course, the others two; an odd number of people, or both would be the same.
  const people = Math.ceil((size.enrollments * 3) / 4) | 1;
  await pool.query(
    `INSERT INTO users (id, name, username, email)
     SELECT md5('insight student ' || n)::uuid, 'Student ' || n, 'insight-' || n, 'insight-' || n || '@example.com'
     FROM generate_series(1, $1::int) AS n`,
    [people],
  );
  await pool.query(
    `INSERT INTO enrollments (user_id, course_id, enrolled_at, last_accessed_at)
     SELECT md5('insight student ' || n % $2::int + 1)::uuid,
       md5('insight course ' || CASE WHEN n % 2 = 0 THEN 1 ELSE 2 + n::bigint * 7919 % ($3::int - 1) END)::uuid, enrolled,
       enrolled + (now() - enrolled) * ((n::bigint * 104729 % 1000) / 1000.0) ^ 2
     FROM generate_series(1, $1::int) AS n,
       LATERAL (SELECT now() - (n::bigint * 15485863 % 730) * interval '1 day' - (n % 86400) * interval '1 second' AS enrolled) AS came
     ON CONFLICT DO NOTHING`,
    [size.enrollments, people, size.courses],
  );
  await pool.query(
    `INSERT INTO lesson_progress (user_id, lesson_id, course_id, completed_at)
     SELECT e.user_id, l.id, e.course_id,
       e.enrolled_at + (e.last_accessed_at - e.enrolled_at) * l.position / $1::int
     FROM enrollments e JOIN courses c ON c.id = e.course_id AND c.author_id = $2 JOIN lessons l ON l.course_id = c.id
     WHERE l.position <= $1::int * (abs(hashtext(e.user_id::text)) % 1000 / 1000.0) ^ 2 * 1.4`,
    [size.lessons, author],
  );
  await pool.query('VACUUM ANALYZE');
  return {
    creatorEmail,
    largestCourseId: await idOf(pool, 'insight course 1'),
    lessonId: await idOf(pool, 'insight lesson 1 1'),
  };
}

async function idOf(pool: pg.Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('SELECT md5($1::text)::uuid AS id', [name]);
  return rows[0]?.id ?? '';
}

/** Waits until the worker's own job has counted everybody. Answers the seconds. */
export async function waitUntilCounted(pool: pg.Pool, timeoutMs = 30 * 60_000): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < timeoutMs) {
    const { rows } = await pool.query<{ left: number }>(
      `SELECT count(*)::int AS left FROM enrollments JOIN courses ON courses.id = course_id
       WHERE author_id = (SELECT id FROM users WHERE email = $1) AND NOT is_counted`,
      [creatorEmail],
    );
    if (rows[0]?.left === 0) return (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('The students were not counted in time.');
}
