import { buffer } from 'node:stream/consumers';
import { applyUpload } from '@academy/platform/course-folder/apply-upload.ts';
import { teaAtWork } from '@academy/platform/course-packages/testing/scorm-packages.ts';
import { auditEntries } from '@academy/platform/database/schema/audit.ts';
import { courseImports } from '@academy/platform/database/schema/course-folders.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { writeZip } from '@academy/platform/zip/write-zip.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { listenTestAcademy, testSecret } from '../../testing/test-academy.ts';
import { createUploader, metadataOf, type Uploader } from '../../testing/uploader.ts';

const MEGABYTE = 1024 * 1024;
const nowhere = { courseId: '', moduleId: '', lessonId: '' };
const config = {
  ...{ maxUploadBytes: 2 * MEGABYTE, maxResourceBytes: MEGABYTE, creatorQuotaBytes: 4 * MEGABYTE },
  adminEmails: ['boss@example.com'],
};

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let jobs: Awaited<ReturnType<typeof createJobQueue>>;
let teacher: Uploader;

beforeAll(async () => {
  academy = await listenTestAcademy({ config });
  jobs = await createJobQueue(academy.directUrl, silentLog);
});
beforeEach(async () => {
  const userId = await insertUser(academy.database, { name: 'Rumi' });
  teacher = await createUploader(academy, academy.origin, { userId, target: nowhere });
});
afterAll(async () => {
  await jobs.stop();
  await academy.close();
});

const folder = (change: Record<string, string | Uint8Array> = {}): Record<string, string | Uint8Array> => ({
  'tea/course.yaml':
    'format: 2\nid: tea\ntitle: Tea for Beginners\ndescription: A cup of tea.\ncategory: Business\n',
  'tea/01-water/module.yaml': 'id: water\ntitle: Water\n',
  'tea/01-water/01-boiling.md':
    '---\nid: boiling\ntitle: Boiling\n---\n\nHeat it. <script>alert(1)</script>\n',
  'tea/01-water/02-waiting.md': '---\nid: waiting\ntitle: Waiting\n---\n\nWait.\n',
  '__MACOSX/tea/._course.yaml': 'x',
  ...change,
});

const zipOf = (files: Record<string, string | Uint8Array>) =>
  buffer(
    writeZip(
      Object.entries(files).map(([name, content]) => ({
        name,
        open: async () => Buffer.from(content as string),
      })),
    ),
  );

/** Uploads a zip over the protocol, and gives its id. */
async function upload(bytes: Uint8Array, by: Uploader = teacher): Promise<string> {
  const headers = {
    'upload-length': String(bytes.length),
    'upload-metadata': metadataOf(nowhere, 'tea.zip', 'course'),
  };
  const begun = await by.send('POST', '/api/uploads', { headers });
  expect(begun.status).toBe(201);
  const address = String(begun.headers.location);
  expect((await by.patch(address, 0, bytes)).status).toBe(204);
  return address.split('/').at(-1) ?? '';
}

const ask = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  by: Uploader = teacher,
) => {
  const response = await academy.app.inject({
    method,
    url: `/api/course-imports/${path}`,
    headers: { cookie: by.cookie, origin: academy.origin },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.body === '' ? {} : response.json() };
};

const work = (id: string) => {
  const { database, blobs } = academy;
  const parts = { database, blobs, jobs, secrets: fixedSecrets(testSecret) };
  return applyUpload(
    { ...parts, config: { ...config, setVariables: [], support: null, timeZone: null } },
    id,
  );
};

async function imported(files = folder(), onto: string | null = null): Promise<string> {
  const id = await upload(await zipOf(files));
  const { body: look } = await ask('GET', `${id}${onto === null ? '' : `?onto=${onto}`}`);
  expect(look).toMatchObject({ state: 'uploaded', problems: [], comparison: { title: expect.any(String) } });
  const applied = await ask('POST', id, { onto, seen: look.comparison.seen });
  expect(applied).toMatchObject({ status: 200, body: { state: 'importing' } });
  await work(id);
  const { body } = await ask('GET', id);
  expect(body).toMatchObject({ state: 'imported', comparison: null });
  return body.courseId;
}

describe('a course that is imported as a zip', () => {
  it('is a draft of who imports it, and is written down', async () => {
    const id = await imported();
    const [course] = await academy.database.db.select().from(courses).where(eq(courses.id, id));
    expect(course).toMatchObject({
      status: 'draft',
      authorId: teacher.userId,
      instructor: 'Rumi',
      title: 'Tea for Beginners',
    });
    const trail = await academy.database.db.select().from(auditEntries).where(eq(auditEntries.courseId, id));
    expect(trail).toMatchObject([{ action: 'course_imported', actorId: teacher.userId }]);
    const [row] = await academy.database.db
      .select()
      .from(courseImports)
      .where(eq(courseImports.courseId, id));
    expect(await academy.blobs.head(`sources/${row?.id}`)).toBeNull();
  });

  it('shows what differs, keeps the progress of students by ids, and says what goes', async () => {
    const id = await imported();
    const rows = await academy.database.db.select().from(lessons).where(eq(lessons.courseId, id));
    const userId = await insertUser(academy.database);
    await academy.database.db.insert(enrollments).values({ userId, courseId: id });
    const done = rows.map((lesson) => ({
      userId,
      courseId: id,
      lessonId: lesson.id,
      completedAt: new Date(),
    }));
    await academy.database.db.insert(lessonProgress).values(done);

    const { 'tea/01-water/02-waiting.md': _, ...rest } = folder();
    const changed = {
      ...rest,
      'tea/01-water/01-boiling.md': '---\nid: boiling\ntitle: Boiling hot\n---\n\nHeat it.\n',
      'tea/01-water/03-pouring.md': '---\nid: pouring\ntitle: Pouring\n---\n',
    };
    const zip = await upload(await zipOf(changed));
    const { body } = await ask('GET', `${zip}?onto=${id}`);
    expect(body.copies).toEqual([{ id, title: 'Tea for Beginners' }]);
    expect(body.comparison).toMatchObject({
      changes: [
        { kind: 'lesson', change: 'changed', name: 'Boiling hot' },
        { kind: 'lesson', change: 'added', name: 'Pouring' },
        { kind: 'lesson', change: 'removed', name: 'Waiting' },
      ],
      progress: { students: 1, completions: 1, answers: 0, notes: 0 },
    });
    expect(await imported(changed, id)).toBe(id);
    const left = await academy.database.db
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.userId, userId));
    expect(left.map(({ lessonId }) => lessonId)).toEqual([rows.find(({ title }) => title === 'Boiling')?.id]);
  });

  it('does nothing when the course was changed after it was looked at', async () => {
    const id = await imported();
    const zip = await upload(await zipOf(folder()));
    const { body } = await ask('GET', `${zip}?onto=${id}`);
    await academy.database.db.update(courses).set({ title: 'Meanwhile' }).where(eq(courses.id, id));
    await ask('POST', zip, { onto: id, seen: body.comparison.seen });
    await work(zip);
    expect((await ask('GET', zip)).body).toMatchObject({
      state: 'failed',
      problems: [{ message: expect.stringMatching(/changed/) }],
    });
    const [course] = await academy.database.db.select().from(courses).where(eq(courses.id, id));
    expect(course?.title).toBe('Meanwhile');
  });

  it('does nothing when the course changed hands, or its owner was blocked, while the import waited', async () => {
    const { db } = academy.database;
    const other = await insertUser(academy.database);
    const id = await imported();
    const zip = await upload(
      await zipOf(folder({ 'tea/01-water/02-waiting.md': '---\nid: waiting\ntitle: Mine\n---\n' })),
    );
    const { body } = await ask('GET', `${zip}?onto=${id}`);
    await ask('POST', zip, { onto: id, seen: body.comparison.seen });
    await db.update(courses).set({ authorId: other }).where(eq(courses.id, id));
    await work(zip);
    expect((await ask('GET', zip)).body).toMatchObject({
      state: 'failed',
      problems: [{ message: expect.stringMatching(/changed since|no longer yours/) }],
    });
    const titles = await db.select({ title: lessons.title }).from(lessons).where(eq(lessons.courseId, id));
    expect(titles.map(({ title }) => title)).not.toContain('Mine');

    const second = await upload(await zipOf(folder()));
    const look = await ask('GET', second);
    await ask('POST', second, { onto: null, seen: look.body.comparison.seen });
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, teacher.userId));
    await work(second);
    const [left] = await db
      .select()
      .from(courseImports)
      .where(eq(courseImports.userId, teacher.userId))
      .orderBy(desc(courseImports.createdAt));
    expect(left?.state).toBe('failed');
  });

  it('of somebody who is an admin by the list of the settings changes the course of another', async () => {
    const { database, origin } = academy;
    const userId = await insertUser(database, { email: 'Boss@example.com', isListedAdmin: true });
    const id = await imported();
    const boss = await createUploader(academy, origin, { userId, target: nowhere });
    const zip = await upload(
      await zipOf(folder({ 'tea/01-water/module.yaml': 'id: water\ntitle: Ice\n' })),
      boss,
    );
    const { body } = await ask('GET', `${zip}?onto=${id}`, undefined, boss);
    await ask('POST', zip, { onto: id, seen: body.comparison.seen }, boss);
    await work(zip);
    expect((await ask('GET', zip, undefined, boss)).body).toMatchObject({ state: 'imported', courseId: id });
  });

  it('cannot take over the lesson of somebody else by its id', async () => {
    const theirs = await insertCourse(academy.database);
    const [lesson] = await insertCurriculum(academy.database, theirs, { Module: ['Theirs'] });
    const before = await academy.database.db.select().from(lessons).where(eq(lessons.courseId, theirs));
    const id = await imported(
      folder({
        'tea/course.yaml': `format: 2\nid: ${theirs}\ntitle: Tea for Beginners\ndescription: A cup of tea.\ncategory: Business\n`,
        'tea/01-water/01-boiling.md': `---\nid: ${lesson?.id}\ntitle: Mine now\n---\n`,
      }),
    );
    expect(id).not.toBe(theirs);
    expect(await academy.database.db.select().from(lessons).where(eq(lessons.courseId, theirs))).toEqual(
      before,
    );
    const zip = await upload(await zipOf(folder()));
    expect((await ask('GET', `${zip}?onto=${theirs}`)).status).toBe(404);
    expect((await ask('POST', zip, { onto: theirs, seen: 'x' })).status).toBe(404);
  });

  it('is nothing to anybody but who uploaded it', async () => {
    const zip = await upload(await zipOf(folder()));
    const other = await createUploader(academy, academy.origin, { target: nowhere });
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await ask(method, zip, undefined, other)).status).toBe(404);
    }
    expect((await ask('POST', zip, { onto: null, seen: 'x' }, other)).status).toBe(404);
    expect((await other.send('HEAD', `/api/uploads/${zip}`)).status).toBe(404);
    expect((await ask('DELETE', zip)).status).toBe(204);
    expect(await academy.blobs.head(`sources/${zip}`)).toBeNull();
  });

  it('may be a package of another system, and is told with a report of what does not fit', async () => {
    const inFolder = Object.entries(teaAtWork).map(([name, content]) => [`tea/${name}`, content] as const);
    const zip = await upload(await zipOf(Object.fromEntries(inFolder)));
    const { body } = await ask('GET', zip);
    expect(body.comparison.title).toBe('Tea at Work');
    expect(body.report).toMatchObject({ format: 'scorm', version: '1.2', taken: { lessons: 3, films: 1 } });
    expect(body.report.parts).toContainEqual({
      code: 'interaction',
      count: 2,
      places: ['Boiling', 'A film of leaves'],
      placeCount: 2,
    });
    const id = await imported({ ...teaAtWork });
    const rows = await academy.database.db.select().from(lessons).where(eq(lessons.courseId, id));
    expect(rows.map(({ title }) => title).toSorted()).toEqual([
      'A film of leaves',
      'Boiling',
      'Hard water › Filters',
    ]);
    const [course] = await academy.database.db.select().from(courses).where(eq(courses.id, id));
    expect(course).toMatchObject({ status: 'draft', authorId: teacher.userId });
  });

  it.each([
    ['is none', Buffer.from('<html>'), 'The zip', /not a zip/],
    ['has no course in it', { 'a.txt': 'x' }, 'course.yaml', /missing/],
    [
      'has a bomb in it',
      folder({ 'tea/01-water/bomb.md': Buffer.alloc(1_500_000) }),
      'tea/01-water/bomb.md',
      /larger/,
    ],
    [
      'is a package with entities',
      { 'imsmanifest.xml': '<!DOCTYPE m [<!ENTITY a "b">]><manifest>&a;</manifest>' },
      'imsmanifest.xml',
      /document type/,
    ],
    ['has a wrong lesson', folder({ 'tea/01-water/03-x.md': 'no front' }), '01-water/03-x.md', /must begin/],
    [
      'has gigantic YAML',
      folder({ 'tea/01-water/module.yaml': `title: [${'a,'.repeat(300_000)}]` }),
      '01-water/module.yaml',
      /too many values/,
    ],
  ])('that %s is refused with the file and the reason', async (_, content, file, reason) => {
    const zip = await upload(
      Buffer.isBuffer(content) ? content : await zipOf(content as Record<string, string>),
    );
    const { body } = await ask('GET', zip);
    expect(body.comparison).toBeNull();
    expect(body.problems[0]).toMatchObject({ file, message: expect.stringMatching(reason) });
    await ask('POST', zip, { onto: null, seen: 'x' });
    await work(zip);
    expect((await ask('GET', zip)).body).toMatchObject({ state: 'failed' });
    expect(
      await academy.database.db.select().from(courses).where(eq(courses.authorId, teacher.userId)),
    ).toEqual([]);
  });
});
