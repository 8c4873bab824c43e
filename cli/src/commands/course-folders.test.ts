import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyCommand } from '../testing/academy-command.ts';

let test: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'academy-folders-'));
  const id = newId();
  await test.database.db
    .insert(users)
    .values({ id, name: 'Rumi', username: 'rumi', email: 'rumi@example.com' });
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Typed in the folder of this test, while npm runs it in the checkout. */
const academy = (...words: string[]) =>
  academyCommand(words, { ACADEMY_DATA: folder, DATABASE_URL: test.connectionString, INIT_CWD: folder })
    .ended;
const demo = (key: string) => path.join(repositoryRoot, 'demo/courses', key);

describe('academy export and academy import', () => {
  it('makes a draft of a folder once that is agreed to, writes it and brings it up to date', async () => {
    const look = await academy('import', demo('freelancing-first-client'), '--author', 'rumi@example.com');
    expect(look.stdout).toMatch(/added lesson: .*\n[\s\S]*Nothing was done\. Say --yes to do it\./);
    expect(await test.database.db.select().from(courses)).toEqual([]);

    await academy('import', demo('freelancing-first-client'), '--author', 'rumi@example.com', '--yes');
    const [course] = await test.database.db.select().from(courses);
    expect(course).toMatchObject({ status: 'draft', instructor: 'Rumi' });

    const written = path.join(folder, 'course');
    expect((await academy('export', course?.title ?? '', written)).code).toBe(0);
    const yaml = path.join(written, 'course.yaml');
    await writeFile(yaml, (await readFile(yaml, 'utf8')).replace(/^title: .*$/m, 'title: Another title'));
    const onto = await academy('import', written, '--onto', course?.id ?? '', '--yes');
    expect(onto.stdout).toMatch(/changed details: Another title/);
    const rows = await test.database.db.select().from(courses);
    expect(rows).toMatchObject([{ id: course?.id, title: 'Another title' }]);
    const actions = (await test.database.db.select().from(auditEntries)).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['course_exported', 'course_imported', 'course_imported']);
  });

  it('says what is wrong with a folder, with its file, and does nothing', async () => {
    const broken = path.join(folder, 'broken');
    const before = await test.database.db.select().from(courses);
    const { code, stderr } = await academy('import', folder, '--author', 'rumi@example.com', '--yes');
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('course.yaml is missing'),
    });
    expect((await academy('import', broken, '--author', 'rumi@example.com')).stderr).toContain(
      'There is no folder',
    );
    expect((await academy('export', 'No such course', broken)).stderr).toContain('There is no course');
    expect(await test.database.db.select().from(courses)).toEqual(before);
  });

  it('means a relative folder from where it was typed', async () => {
    await academy('import', demo('freelancing-first-client'), '--author', 'rumi@example.com', '--yes');
    const [course] = await test.database.db.select().from(courses);
    const { stdout } = await academy('export', course?.id ?? '', 'typed/here');
    const written = path.join(folder, 'typed', 'here');
    expect(stdout).toContain(`files are in ${written}.`);
    expect(await readFile(path.join(written, 'course.yaml'), 'utf8')).toContain('title:');
    const onto = await academy('import', 'typed/here', '--onto', course?.id ?? '');
    expect(onto).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing differs.') });
  });

  it('refuses a place where no folder can be made with a sentence', async () => {
    await academy('import', demo('freelancing-first-client'), '--author', 'rumi@example.com', '--yes');
    const [course] = await test.database.db.select().from(courses);
    const file = path.join(folder, 'a-file');
    await writeFile(file, 'mine');
    const stderr = `Cannot use ${file}: it is not a folder.\n`;
    expect(await academy('export', course?.id ?? '', file)).toEqual({ code: 1, stdout: '', stderr });
    const below = path.join(file, 'below');
    expect(await academy('export', course?.id ?? '', below)).toEqual({ code: 1, stdout: '', stderr });
    expect(await readFile(file, 'utf8')).toBe('mine');
  });
});
