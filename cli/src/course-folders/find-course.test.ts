import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { createTestDatabase } from '@academy/platform/testing/test-database.ts';
import { expect, it, onTestFinished } from 'vitest';
import { requireCourse } from './find-course.ts';

it('finds a course by its id or title, and tells several of one title apart', async () => {
  const test = await createTestDatabase();
  onTestFinished(() => test.drop());
  const { db } = test.database;
  const [ada, ben, first, second] = [newId(), newId(), newId(), newId()];
  await db.insert(users).values([
    { id: ada, name: 'Ada', username: 'ada', email: 'ada@example.org' },
    { id: ben, name: 'Ben', displayName: 'Benjamin', username: 'ben', email: 'ben@example.org' },
  ]);
  const words = { title: 'Birds A', description: 'B', category: 'Design', instructor: 'Ada' } as const;
  await db.insert(courses).values([
    { ...words, id: first, authorId: ada, status: 'published', publishedAt: new Date() },
    { ...words, id: second, authorId: ben },
  ]);
  await db.insert(enrollments).values({ courseId: first, userId: ben });
  const named = requireCourse(test.database, 'birds a');
  await expect(named).rejects.toThrow(
    [
      'Several courses are called birds a. Name one by its id:',
      `  ${first}  by Ada, published, 0 lessons, 1 student`,
      `  ${second}  by Benjamin, draft, 0 lessons, 0 students`,
    ].join('\n'),
  );
  expect(await requireCourse(test.database, second)).toBe(second);
  await expect(requireCourse(test.database, 'Fish')).rejects.toThrow('no course with the id or title Fish');
});
