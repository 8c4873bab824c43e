import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '../database/schema/courses.ts';
import { lessons, modules } from '../database/schema/curriculum.ts';
import { lessonResources } from '../database/schema/resources.ts';
import { users } from '../database/schema/users.ts';
import { newId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { neededFiles } from './needed-files.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a backup needs the files of lessons, and neither links nor what was removed', async () => {
  const { db, pool } = test.database;
  const [userId, courseId, moduleId, lessonId] = [newId(), newId(), newId(), newId()];
  await db.insert(users).values({ id: userId, name: 'Ada', username: 'ada', email: 'ada@example.org' });
  await db.insert(courses).values({
    ...{ id: courseId, authorId: userId, title: 'Weaving', description: 'From warp to weft' },
    ...{ category: 'Design', instructor: 'Ada' },
  });
  await db.insert(modules).values({ id: moduleId, courseId, title: 'One', position: 1 });
  await db.insert(lessons).values({ id: lessonId, courseId, moduleId, title: 'One', position: 1 });
  const file = { name: 'Slides', extension: '.pdf', bytes: 5 };
  await db.insert(lessonResources).values([
    { id: newId(), lessonId, position: 1, ...file, sourceKey: 'sources/kept' },
    { id: newId(), lessonId, position: 2, name: 'Guide', url: 'https://example.org/' },
    { id: newId(), lessonId: null, position: 1, ...file, sourceKey: 'sources/removed' },
  ]);
  const { rows } = await pool.query<{ key: string }>(neededFiles);
  expect(rows.map(({ key }) => key)).toEqual(['sources/kept']);
});
