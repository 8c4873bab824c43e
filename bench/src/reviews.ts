import type { BenchRow } from './bench-row.ts';
import { type Contenders, compare } from './compare.ts';
import { withDatabase } from './running-academy.ts';

/** The next students of the course review it, some at length. In batches: the database counts each, and counts of one row pile up. */
const reviewSql = `
  INSERT INTO reviews (id, course_id, user_id, rating, text, useful_count)
  SELECT gen_random_uuid(), course_id, user_id, 1 + floor(random() * 5), repeat('Worth every minute. ', n % 40), n % 97
  FROM (
    SELECT *, row_number() OVER ()::int AS n FROM enrollments
    WHERE course_id = $1 AND NOT EXISTS (SELECT FROM reviews WHERE (reviews.user_id, reviews.course_id) = (enrollments.user_id, $1))
    LIMIT 500
  ) AS students`;

const middleSql = `
  SELECT useful_count || '_' || id AS cursor FROM reviews WHERE course_id = $1
  ORDER BY useful_count DESC, id DESC OFFSET (SELECT count(*) / 2 FROM reviews WHERE course_id = $1) LIMIT 1`;

/** The reviews of a course whose students have all written one, for a student. */
export async function benchReviews(
  contenders: Contenders,
  { courseId, cookie }: { courseId: string; cookie: string },
): Promise<BenchRow[]> {
  const { count, middle } = await withDatabase(contenders.academy, async (pool) => {
    let count = 0;
    for (let added = 1; added > 0; count += added) {
      added = (await pool.query(reviewSql, [courseId])).rowCount ?? 0;
    }
    await pool.query('VACUUM ANALYZE reviews, review_summaries');
    const { rows } = await pool.query<{ cursor: string }>(middleSql, [courseId]);
    return { count, middle: rows[0]?.cursor ?? '' };
  });
  console.log(`\nA course with ${count.toLocaleString('en')} reviews`);
  const read = { headers: { cookie }, beside: 'the statements', target: { atLeast: 0.5 } } as const;
  const path = `/api/courses/${courseId}/reviews`;
  return compare(
    [
      { ...read, name: 'reviews: the newest', path },
      { ...read, name: 'reviews: in the middle, by use', path: `${path}?sort=useful&after=${middle}` },
    ],
    contenders,
  );
}
