import type pg from 'pg';
import { cueText } from '../search/spoken-words.ts';
import { insertCues } from './fill-courses.ts';

export const largeCues = 50_000;
const largeLessons = 10;

/** One course with as many cues as fifty hours of speech have. */
export async function insertLargeCourse(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ courseId: string; lessonId: string }>(
    `WITH course AS (
       INSERT INTO courses (id, author_id, title, description, category, instructor, status, published_at)
       SELECT gen_random_uuid(), author_id, 'A large course', 'Large', 'Programming', 'Large', 'published', now()
       FROM courses LIMIT 1 RETURNING id
     ), part AS (
       INSERT INTO modules (id, course_id, title, position) SELECT gen_random_uuid(), id, 'All of it', 1 FROM course
       RETURNING id, course_id
     )
     INSERT INTO lessons (id, course_id, module_id, title, content, position)
     SELECT gen_random_uuid(), course_id, id, 'Lesson ' || n, '', n FROM part, generate_series(1, $1::int) AS n
     RETURNING course_id AS "courseId", id AS "lessonId"`,
    [largeLessons],
  );
  const each = largeCues / largeLessons;
  for (const [lesson, { lessonId }] of rows.entries()) {
    const starts = Array.from({ length: each }, (_, cue) => cue * 4000);
    await insertCues(pool, {
      lessonId,
      language: 'en',
      starts,
      ends: starts.map((start) => start + 3900),
      texts: starts.map((_, cue) => `${cueText(lesson * each + cue)}.`),
    });
  }
  return rows[0]?.courseId ?? '';
}
