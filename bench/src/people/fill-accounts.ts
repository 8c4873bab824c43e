/** A hundred thousand accounts: most of one school, one in a hundred a creator, few blocked, a fifth never seen since. */
import type pg from 'pg';

export const searched = {
  'a rare part': 'zymurg',
  'a part of one in twenty': 'rahman',
  'a part of two in three': '@school.exam',
  'two letters': 'zy',
} as const;

const firstNames =
  'Nadia Tanvir Shirin Rina José Anika Farhan Mitu Sadia Arif লামিয়া রফিক Emma Noah Zoë Lukas'.split(' ');
const lastNames =
  'Rahman Das Akter Ahmed Khan Islam Sarkar Roy Begum Chowdhury Miah Ali Haque Paul Sen Bose Nath Dey Kar Dutta'.split(
    ' ',
  );

export async function fillAccounts(pool: pg.Pool, accounts: number): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, name, username, email, role, created_at, last_seen_at, blocked_at)
     SELECT md5('account ' || n)::uuid,
       ($2::text[])[n % cardinality($2::text[]) + 1] || ' ' || ($3::text[])[(n * 7) % cardinality($3::text[]) + 1]
         || CASE WHEN n % 50000 = 7 THEN ' Zymurgia' ELSE '' END,
       'account-' || n, 'person' || n || CASE WHEN n % 3 = 0 THEN '@elsewhere.example' ELSE '@school.example' END,
       (CASE WHEN n % 10000 = 1 THEN 'admin' WHEN n % 100 = 2 THEN 'creator' ELSE 'student' END)::user_role,
       timestamptz '2024-01-01' + (n::bigint * 7919 % $1::int) * interval '9 minutes',
       CASE WHEN n % 5 > 0 THEN timestamptz '2026-01-01' + (n::bigint * 104729 % $1::int) * interval '3 minutes' END,
       CASE WHEN n % 2000 = 3 THEN now() END
     FROM generate_series(1, $1::int) AS n`,
    [accounts, firstNames, lastNames],
  );
  await pool.query(
    `INSERT INTO enrollments (user_id, course_id)
     SELECT users.id, course.id FROM users, (SELECT id FROM courses WHERE status = 'published' ORDER BY id LIMIT 2) course
     WHERE users.username LIKE 'account-%'`,
  );
  await pool.query('VACUUM ANALYZE');
}

/** Where the first half of a list ends, as the list itself would say it. */
export async function middleByName(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ place: string }>(
    `SELECT 'name.' || id || '.' || left(lower(name), 100) AS place FROM users
     ORDER BY left(lower(name), 100), id OFFSET (SELECT count(*) / 2 FROM users) LIMIT 1`,
  );
  return rows[0]?.place ?? '';
}
