import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openStores } from '@academy/platform/blobs/open-stores.ts';
import { FileProblemsError } from '@academy/platform/course-folder/read-yaml.ts';
import { findStoredCourse } from '@academy/platform/course-folder/stored-course.ts';
import { riversOfBengal } from '@academy/platform/course-packages/testing/cartridges.ts';
import { packageFolder } from '@academy/platform/course-packages/testing/package-folder.ts';
import {
  assessment,
  choices,
  equal,
  points,
  qtiItem,
} from '@academy/platform/course-packages/testing/qti.ts';
import { teaAtWork } from '@academy/platform/course-packages/testing/scorm-packages.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createTestDatabase } from '@academy/platform/testing/test-database.ts';
import { createTestStorage } from '@academy/platform/testing/test-storage.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FolderParts, importFolder, lookAtFolder } from '../course-folders/import-folder.ts';

const teacher = newId();
let parts: FolderParts;
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  const test = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'academy-packages-'));
  const { blobs } = await openStores(await createTestStorage(dataDir));
  const jobs = await createJobQueue(test.directUrl, silentLog);
  parts = {
    database: test.database,
    blobs,
    jobs,
    secrets: fixedSecrets('a secret that only the tests know'),
  };
  close = async () => {
    await jobs.stop();
    await test.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const email = 'rumi@example.com';
  await parts.database.db.insert(users).values({ id: teacher, name: 'Rumi', username: teacher, email });
});
afterAll(() => close());

const options = { authorId: teacher, ontoCourseId: null };
const quiz = assessment([
  qtiItem({
    profile: 'cc.multiple_choice.v0p1',
    prompt: 'Which is a river?',
    response: choices(['Padma', 'Dhaka']),
    conditions: points(equal('c0')),
  }),
]);

describe('a package of another system', () => {
  it('is imported as a draft with its film and files, and is the same course when it comes again', async () => {
    const folder = await packageFolder(teaAtWork);
    const { courseId } = await importFolder(parts, folder, options);
    const stored = await findStoredCourse(parts.database.db, courseId);
    expect(stored).toMatchObject({ title: 'Tea at Work', status: 'draft', authorId: teacher });
    const lessons = stored?.modules.flatMap((module) => module.lessons) ?? [];
    expect(lessons.map(({ title }) => title)).toEqual([
      'Boiling',
      'Hard water › Filters',
      'A film of leaves',
    ]);
    expect(lessons[2]?.film).not.toBeNull();
    const [kettle] = lessons[0]?.resources ?? [];
    const blob = await parts.blobs.get(kettle?.sourceKey ?? '');
    const bytes = blob === null ? '' : await text(blob.stream);
    expect([kettle?.name, kettle?.extension, bytes]).toEqual(['A kettle', '.png', 'png']);

    const again = await packageFolder({ ...teaAtWork, 'pages/more.htm': '<p>Rinse it twice.</p>' });
    const { comparison } = await lookAtFolder(parts, again, courseId);
    expect(comparison.changes).toEqual([{ kind: 'lesson', change: 'changed', name: 'Hard water › Filters' }]);
  });

  it('brings its questions, and a report that the command line tells', async () => {
    const folder = await packageFolder(riversOfBengal(quiz));
    expect((await lookAtFolder(parts, folder, null)).report).toMatchObject({
      format: 'common_cartridge',
      taken: { lessons: 4, questions: 1 },
    });
    const { courseId } = await importFolder(parts, folder, options);
    const stored = await findStoredCourse(parts.database.db, courseId);
    expect(stored?.modules[1]?.lessons[0]?.questions).toMatchObject([{ prompt: 'Which is a river?' }]);
  });

  it('is refused like a folder when it cannot be read, and nothing is stored', async () => {
    const before = await parts.database.db.$count(courses);
    const folder = await packageFolder({ ...teaAtWork, 'imsmanifest.xml': '<!DOCTYPE a><manifest/>' });
    const refusal = await importFolder(parts, folder, options).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FileProblemsError);
    expect(String(refusal)).toContain('imsmanifest.xml has a document type definition, which is not read');
    expect(await parts.database.db.$count(courses)).toBe(before);
  });
});
