import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { applyMigrations, readMigrations } from './migrations.ts';

/** How an academy was before there were bounds: the first three migrations. */
const before = 3;
const [personId, draftId, publishedId, moduleId, lessonId] = [newId(), newId(), newId(), newId(), newId()];

let test: TestDatabase;
beforeAll(async () => {
  test = await createEmptyDatabase();
  const { pool } = test.database;
  const client = await pool.connect();
  await applyMigrations(client, readMigrations().slice(0, before));
  client.release();
  await pool.query(
    `INSERT INTO users (id, name, username, email) VALUES ('${personId}', 'Anika', 'anika', 'a@example.com')`,
  );
  await pool.query(`
    INSERT INTO courses (id, author_id, title, description, category, instructor, status, published_at) VALUES
      ('${draftId}', '${personId}', 'Raect hidden', repeat(U&'\\FDFA', 1000), 'Design', 'Anika', 'draft', NULL),
      ('${publishedId}', '${personId}', 'React shown', 'Known words', 'Design', 'Anika', 'published', now())`);
  await pool.query(
    `INSERT INTO modules (id, course_id, title, position) VALUES ('${moduleId}', '${publishedId}', 'One', 1)`,
  );
  await pool.query(
    `INSERT INTO lessons (id, course_id, module_id, title, position)
     VALUES ('${lessonId}', '${publishedId}', '${moduleId}', 'Hello', 1)`,
  );
  await pool.query(`
    INSERT INTO quiz_attempts (id, user_id, lesson_id, answers, correct_count, question_count, created_at)
    SELECT gen_random_uuid(), '${personId}', '${lessonId}',
      jsonb_build_object('q1', n::text, 'q2', 'c') || jsonb_object_agg('junk ' || k, 'x'), 1, 2, now() + n * interval '1 second'
    FROM generate_series(1, 50) AS n, generate_series(1, 100) AS k GROUP BY n`);
  await migrateDatabase(test.directUrl);
});
afterAll(() => test.drop());

it('an academy that is brought up to date knows the words of its published courses alone', async () => {
  const { rows } = await test.database.pool.query(`SELECT word, courses FROM search_words ORDER BY word`);
  expect(rows).toEqual(
    ['anika', 'design', 'known', 'react', 'shown', 'words'].map((word) => ({ word, courses: 1 })),
  );
});

it('an academy that is brought up to date has the last twenty attempts at a quiz, and only answers to its questions', async () => {
  const { rows } = await test.database.pool.query(`SELECT answers FROM quiz_attempts ORDER BY created_at`);
  expect(rows).toEqual(Array.from({ length: 20 }, (_, n) => ({ answers: { q1: `${31 + n}`, q2: 'c' } })));
});

it('an academy that is brought up to date reads no text many times as long as it is', async () => {
  const { rows } = await test.database.pool.query(
    `SELECT char_length(search_text) AS folded FROM courses WHERE id = '${draftId}'`,
  );
  expect(rows[0]?.folded).toBeLessThan(2_200);
});
