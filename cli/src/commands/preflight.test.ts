import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyCommand, academyCommand } from '../testing/academy-command.ts';

let test: TestDatabase;
let folder: string;
let worker: AcademyCommand | undefined;
const courseId = newId();
const lessonId = newId();

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'academy-preflight-'));
  const [authorId, moduleId] = [newId(), newId()];
  const { db } = test.database;
  await db.insert(users).values({ id: authorId, name: 'Rumi', username: 'rumi', email: 'rumi@example.com' });
  await db.insert(courses).values({
    ...{
      id: courseId,
      authorId,
      title: 'Tea',
      description: 'A cup of tea',
      category: 'Cooking',
      instructor: 'Rumi',
    },
  });
  await db.insert(modules).values({ id: moduleId, courseId, title: 'Water', position: 1 });
  await db.insert(lessons).values({ id: lessonId, courseId, moduleId, title: 'Boiling', position: 1 });
});
afterAll(async () => {
  worker?.child.kill('SIGTERM');
  await worker?.ended;
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const environment = () => ({ ACADEMY_DATA: folder, DATABASE_URL: test.connectionString });
const preflight = (...words: string[]) => academyCommand(['preflight', ...words], environment()).ended;

describe('academy preflight', () => {
  it('says so when there is no such course, and when no worker runs', async () => {
    expect(await preflight('Coffee')).toMatchObject({
      code: 1,
      stderr: 'There is no course with the id or title Coffee.\n',
    });
    const { code, stderr } = await preflight('tea');
    expect(code).toBe(1);
    expect(stderr).toMatch(/No worker is running, and a worker makes the check\. Start the academy/);
  });

  it('ends with 1 and says what to mend, and with 0 for a good course', async () => {
    worker = academyCommand(['worker'], { ...environment(), TRANSCRIBE: 'off' });
    await worker.line(({ msg }) => msg === 'The worker is ready');
    const found = await preflight(courseId);
    expect(found.stdout).toBe(
      [
        'Water › Boiling',
        '  - The lesson has neither a film nor a text.',
        '    Upload a film, write a text, or delete the lesson.',
        '',
        '1 thing is worth a look. Nothing keeps the course from being published.\n',
      ].join('\n'),
    );
    expect(found.code).toBe(1);
    await test.database.db.update(lessons).set({ content: 'Heat it.' }).where(eq(lessons.id, lessonId));
    const good = await preflight('Tea');
    expect(good).toMatchObject({
      code: 0,
      stdout: 'Nothing was found: the course is ready for its students.\n',
    });
  });
});
