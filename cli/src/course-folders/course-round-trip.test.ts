import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores } from '@academy/platform/blobs/open-stores.ts';
import { findStoredCourse } from '@academy/platform/course-folder/stored-course.ts';
import { lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { createTestStorage } from '@academy/platform/testing/test-storage.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { courseId, readDemoAcademy, readDemoCourses } from '../demo/demo-academy.ts';
import { restoreDemoVideos } from '../demo/demo-videos.ts';
import { loadDemoAcademyOnce } from '../demo/load-demo-academy.ts';
import { exportFolder } from './export-folder.ts';
import { type FolderParts, importFolder, lookAtFolder } from './import-folder.ts';

interface Academy extends FolderParts {
  readonly teacher: string;
  close(): Promise<void>;
}

async function openAcademy(): Promise<Academy> {
  const test: TestDatabase = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'academy-folders-'));
  const { blobs } = await openStores(await createTestStorage(dataDir));
  const jobs = await createJobQueue(test.directUrl, silentLog);
  const teacher = newId();
  return {
    database: test.database,
    blobs,
    jobs,
    secrets: fixedSecrets('a secret that only the tests know, and long enough'),
    teacher,
    close: async () => {
      await jobs.stop();
      await test.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let [home, away]: Academy[] = [];
const demo = await readDemoCourses(await readDemoAcademy());

beforeAll(async () => {
  [home, away] = [await openAcademy(), await openAcademy()];
  await loadDemoAcademyOnce({ ...home.database } as never, new Date(), home);
  await restoreDemoVideos(home.database, home);
  const { teacher: id } = away;
  await away.database.db.insert(users).values({ id, name: 'Rumi', username: id, email: 'rumi@example.com' });
});
afterAll(async () => {
  await home?.close();
  await away?.close();
});

async function scratch(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'course');
}

/** Every file of a folder with its bytes. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const files = names.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file), (await readFile(file)).toString('base64')] as const;
  });
  return Object.fromEntries((await Promise.all(files)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The rows of a course without what belongs to an academy: ids, author, keys of files. */
async function rowsOf({ database }: Academy, id: string) {
  const course = await findStoredCourse(database.db, id);
  return JSON.parse(
    JSON.stringify(course, (key, value: unknown) =>
      [
        'id',
        'authorId',
        'author',
        'instructor',
        'moduleId',
        'lessonId',
        'sourceKey',
        'createdBy',
        'createdAt',
        'status',
        'revision',
        'sourceName',
        'thumbnailUrl',
      ].includes(key)
        ? undefined
        : value,
    ),
  );
}

describe('a course that is exported and imported again', () => {
  it.each(demo.map((course) => [course.key, course] as const))('is equal: %s', async (_, course) => {
    if (!home || !away) throw new Error('There are no academies.');
    const [first, second] = [await scratch(), await scratch()];
    await exportFolder(home, courseId(course), first);
    const { courseId: imported } = await importFolder(away, first, {
      authorId: away.teacher,
      ontoCourseId: null,
    });
    expect(await rowsOf(away, imported)).toEqual(await rowsOf(home, courseId(course)));
    await exportFolder(away, imported, second);
    const [before, after] = [await bytesOf(first), await bytesOf(second)];
    // A new import is a draft, whatever it was where it came from; the name of its teacher is that of who imports it.
    const { 'course.yaml': yamlBefore = '', ...filesBefore } = before;
    const { 'course.yaml': yamlAfter = '', ...filesAfter } = after;
    expect(filesAfter).toEqual(filesBefore);
    const text = (base64: string) => Buffer.from(base64, 'base64').toString();
    expect(text(yamlAfter)).toBe(text(yamlBefore).replace(/^status: .*$/m, 'status: draft'));
  });

  it('finds the progress of its students again after it was taken to a second academy and back', async () => {
    if (!home || !away) throw new Error('There are no academies.');
    const course =
      demo.find(({ key }) => key === 'machine-learning-basics') ??
      demo.find(({ modules }) => modules.length > 1);
    const id = courseId(course ?? { key: '' });
    const progress = () =>
      home?.database.db.select().from(lessonProgress).where(eq(lessonProgress.courseId, id));
    const before = await progress();
    expect(before?.length).toBeGreaterThan(0);
    const [there, back] = [await scratch(), await scratch()];
    await exportFolder(home, id, there);
    // Twice: the second copy finds its ids taken by the first, and still tells them when it goes home.
    const options = { authorId: away.teacher, ontoCourseId: null };
    await importFolder(away, there, options);
    const { courseId: copy } = await importFolder(away, there, options);
    await exportFolder(away, copy, back);
    const module = (await readdir(back)).find((name) => name.startsWith('01-')) ?? '';
    const lesson = (await readdir(path.join(back, module))).find((name) => name.endsWith('.md')) ?? '';
    const file = path.join(back, module, lesson);
    await writeFile(file, `${await readFile(file, 'utf8')}\nWritten in the second academy.\n`);

    const { comparison } = await lookAtFolder(home, back, id);
    expect(comparison.changes).toEqual([{ kind: 'lesson', change: 'changed', name: expect.any(String) }]);
    expect(comparison.progress).toMatchObject({ completions: 0, answers: 0, notes: 0 });
    await importFolder(home, back, { authorId: '', ontoCourseId: id });
    expect(await progress()).toEqual(before);
    const stored = await findStoredCourse(home.database.db, id);
    expect(stored?.modules[0]?.lessons[0]?.content).toMatch(/Written in the second academy\.$/);
    expect((await lookAtFolder(home, back, id)).comparison.changeCount).toBe(0);
  });
});
