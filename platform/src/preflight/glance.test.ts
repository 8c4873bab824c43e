import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queryable } from '../database/connect.ts';
import { courses } from '../database/schema/courses.ts';
import { lessons, modules } from '../database/schema/curriculum.ts';
import { users } from '../database/schema/users.ts';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { glanceAtCourse } from './glance.ts';

let test: TestDatabase;
let courseId: string;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  const authorId = newId();
  courseId = newId();
  const { db } = test.database;
  await db.insert(users).values({
    ...{ id: authorId, name: 'Ada', username: authorId, email: `${authorId}@example.com` },
  });
  await db.insert(courses).values({
    ...{ id: courseId, authorId, title: 'Bread', description: 'From flour to crust', category: 'Cooking' },
    instructor: 'Ada',
  });
});

async function insertLessons(contents: readonly (string | null)[]): Promise<void> {
  const moduleId = newId();
  await test.database.db.insert(modules).values({ id: moduleId, courseId, title: 'Oven', position: 1 });
  await test.database.db.insert(lessons).values(
    contents.map((content, index) => ({
      ...{ id: newId(), courseId, moduleId, content },
      ...{ title: `Lesson ${index + 1}`, position: index + 1 },
    })),
  );
}

/** Pieces of texts that are stored out of line, read so far on this connection. */
async function piecesRead(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ pieces: number }>(sql`
    select pg_stat_get_xact_tuples_fetched(indexrelid)::int as pieces
    from pg_class join pg_index on indrelid = reltoastrelid where pg_class.oid = 'lessons'::regclass`);
  return rows[0]?.pieces ?? 0;
}

describe('a glance at a course', () => {
  it('takes blanks alone for no text, however many, and words after them for one', async () => {
    await insertLessons([null, '', ' \n\t', ' '.repeat(5000), `${'\n'.repeat(5000)}Words`, 'Words']);
    const seen = await glanceAtCourse(test.database.db, courseId);
    expect(seen.map(({ code, lesson }) => [code, lesson?.title])).toEqual(
      [1, 2, 3, 4].map((number) => ['lesson_empty', `Lesson ${number}`]),
    );
  });

  it('reads no more than the beginning of long texts', async () => {
    await insertLessons(Array.from({ length: 10 }, () => randomBytes(40_000).toString('base64')));
    const pieces = await test.database.db.transaction(async (tx) => {
      const before = await piecesRead(tx);
      expect(await glanceAtCourse(tx, courseId)).toEqual([]);
      return (await piecesRead(tx)) - before;
    });
    expect(pieces).toBeGreaterThan(0);
    // Each of the texts has more than twenty.
    expect(pieces).toBeLessThanOrEqual(20);
  });
});
