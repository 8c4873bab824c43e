import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { forgetLessonWords } from './forget-lesson-words.ts';

let place: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  place = await createTestDatabase();
});
afterAll(() => place.drop());

it('a spelling that no lesson has any more is forgotten, and others stay', async () => {
  const { pool, db } = place.database;
  await pool.query(`
    WITH author AS (
      INSERT INTO users (id, name, username, email) VALUES (gen_random_uuid(), 'A', 'a', 'a@example.com') RETURNING id
    ), course AS (
      INSERT INTO courses (id, author_id, title, description, category, instructor)
      SELECT gen_random_uuid(), id, 'Course', 'About', 'Design', 'A' FROM author RETURNING id
    ), module AS (
      INSERT INTO modules (id, course_id, title, position) SELECT gen_random_uuid(), id, 'M', 1 FROM course RETURNING id, course_id
    )
    INSERT INTO lessons (id, course_id, module_id, title, content, position)
    SELECT gen_random_uuid(), course_id, id, 'Weaving patterns', 'About looms', 1 FROM module`);
  const known = async () =>
    (await pool.query<{ word: string }>('SELECT word FROM lesson_words ORDER BY word')).rows.map(
      ({ word }) => word,
    );
  expect(await known()).toEqual(['about', 'looms', 'patterns', 'weaving']);
  await pool.query(`UPDATE lessons SET title = 'Weaving flowers'`);
  expect(await forgetLessonWords(db)).toBe(1);
  expect(await known()).toEqual(['about', 'flowers', 'looms', 'weaving']);
});
