import { eventNames } from '@academy/contract/events/events.ts';
import { auditEntries, auditNames } from '@academy/platform/database/schema/audit.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments, timedNotes } from '@academy/platform/database/schema/learning.ts';
import { lessonResources } from '@academy/platform/database/schema/resources.ts';
import { uploads, videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertChat } from '../../testing/insert-chat.ts';
import { insertResource } from '../../testing/insert-resource.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { insertUpload } from '../../testing/uploader.ts';

let academy: TestAcademy;
let authorId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  authorId = await insertUser(academy.database, { role: 'creator' });
  call = await signInLearner(academy, authorId);
});

const draft = { status: 'draft', publishedAt: null } as const;
const make = (values: Parameters<typeof insertCourse>[1] = {}) =>
  insertCourse(academy.database, { authorId, ...draft, ...values });
const remove = (courseId: string, as = call) => as('DELETE', `/api/courses/${courseId}`);
const isThere = async (courseId: string) =>
  (await academy.database.db.select().from(courses).where(eq(courses.id, courseId))).length === 1;
const refusal = {
  status: 409,
  body: {
    code: 'course_not_deletable',
    message: 'Only a course that was never published and has no students can be deleted. Archive it instead.',
  },
};

async function makeLesson(courseId: string): Promise<string> {
  const [lesson] = await insertCurriculum(academy.database, courseId, { Loom: ['Warp', 'Weft'] });
  return lesson?.id ?? '';
}

async function blobKeys(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of academy.blobs.list(prefix)) keys.push(key);
  return keys;
}

/** Waits until so many transactions wait for a lock. */
const waiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await academy.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rows[0]?.count).toBe(count);
  });

describe('deleting a course', () => {
  it('takes modules, lessons, uploads, films, files and cover with it', async () => {
    const { db } = academy.database;
    const courseId = await make({ title: 'By mistake' });
    const lessonId = await makeLesson(courseId);
    const uploadId = await insertUpload(academy, { userId: authorId, lessonId });
    const { version } = await insertVideo(academy, { lessonId, heights: [360], segmentCount: 1 });
    const resourceId = await insertResource(academy, { lessonId, createdBy: authorId });
    await academy.blobs.put(`covers/${courseId}/${newId()}.png`, Buffer.from('a picture'));
    expect(await remove(courseId)).toEqual({ status: 204, body: null });

    expect(await isThere(courseId)).toBe(false);
    expect((await call('GET', '/api/creator/courses')).body).toEqual([]);
    expect(await db.select().from(lessons).where(eq(lessons.courseId, courseId))).toEqual([]);
    expect(await db.select().from(uploads).where(eq(uploads.id, uploadId))).toEqual([]);
    await expect(academy.uploadStore.size(uploadId)).resolves.toBeNull();
    expect(await blobKeys(`covers/${courseId}`)).toEqual([]);
    // The job removes these, as of lessons that are deleted.
    const [film] = await db.select().from(videoAssets).where(eq(videoAssets.id, version));
    const [file] = await db.select().from(lessonResources).where(eq(lessonResources.id, resourceId));
    expect([film?.lessonId, file?.lessonId]).toEqual([null, null]);
    const { rows: jobs } = await db.execute(sql`select from pgboss.job where name = 'maintenance.discard'`);
    expect(jobs).not.toEqual([]);
  });

  it('is told in the audit trail by name, and to those who listen', async () => {
    const { db } = academy.database;
    const courseId = await make({ title: 'Told of' });
    await remove(courseId);
    const told = await db.select().from(auditEntries).where(eq(auditEntries.courseId, courseId));
    expect(told).toMatchObject([{ action: 'course_deleted', actorId: authorId }]);
    const [name] = await db.select().from(auditNames).where(eq(auditNames.id, courseId));
    expect(name?.name).toBe('Told of');
    const { rows } = await db.execute<{ name: string }>(
      sql`select event->>'name' as name from outbox.events where event->>'courseId' = ${courseId}`,
    );
    expect(eventNames).toContain('course_deleted');
    expect(rows.map((row) => row.name)).toContain('course_deleted');
  });

  it('can be done in the archive and in the queue for approval, and by an admin', async () => {
    const admin = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
    const [archived, queued] = [await make({ status: 'archived' }), await make()];
    await academy.database.db.execute(sql`
      insert into course_approvals (course_id, state, submitted_by, submitted_at)
      values (${queued}::uuid, 'waiting', ${authorId}::uuid, now())`);
    expect((await remove(archived)).status).toBe(204);
    expect((await remove(queued, admin)).status).toBe(204);
    expect([await isThere(archived), await isThere(queued)]).toEqual([false, false]);
  });

  it('is answered as a missing course the second time', async () => {
    const courseId = await make();
    const answers = await Promise.all([remove(courseId), remove(courseId), remove(courseId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    expect(await remove(courseId)).toEqual(await remove(newId()));
    expect((await remove('malformed')).status).toBe(404);
  });

  it.each([
    ['is published', { status: 'published', publishedAt: new Date() }],
    ['was published before', { status: 'draft', publishedAt: new Date() }],
    ['was published before and is archived', { status: 'archived', publishedAt: new Date() }],
  ] as const)('is refused to one that %s', async (_, values) => {
    const courseId = await make(values);
    expect(await remove(courseId)).toEqual(refusal);
    expect(await isThere(courseId)).toBe(true);
  });

  it.each<[string, (place: { courseId: string; lessonId: string; userId: string }) => Promise<unknown>]>([
    [
      'a student',
      ({ courseId, userId }) => academy.database.db.insert(enrollments).values({ courseId, userId }),
    ],
    [
      'a note of somebody else',
      ({ lessonId, userId }) =>
        academy.database.db
          .insert(timedNotes)
          .values({ id: newId(), userId, lessonId, seconds: 1, content: 'Mine' }),
    ],
    ['a chat of somebody else', ({ courseId, userId }) => insertChat(academy.database, { courseId, userId })],
  ])('is refused to one with %s', async (_, add) => {
    const courseId = await make();
    const lessonId = await makeLesson(courseId);
    await add({ courseId, lessonId, userId: await insertUser(academy.database) });
    expect(await remove(courseId)).toEqual(refusal);
    expect(await isThere(courseId)).toBe(true);
  });

  it('takes along what its author noted and asked in it', async () => {
    const courseId = await make();
    const lessonId = await makeLesson(courseId);
    await academy.database.db
      .insert(timedNotes)
      .values({ id: newId(), userId: authorId, lessonId, seconds: 1, content: 'Mine' });
    await insertChat(academy.database, { courseId, userId: authorId });
    expect((await remove(courseId)).status).toBe(204);
  });

  it('is to other creators as if there were no such draft, and forbidden where they can see the course', async () => {
    const other = await signInLearner(academy, await insertUser(academy.database, { role: 'creator' }));
    const [hidden, shown] = [await make(), await make({ status: 'published', publishedAt: new Date() })];
    expect(await remove(hidden, other)).toEqual(await remove(newId(), other));
    expect((await remove(hidden, other)).status).toBe(404);
    expect((await remove(shown, other)).status).toBe(403);
    expect([await isThere(hidden), await isThere(shown)]).toEqual([true, true]);
  });
});

describe('a course that is deleted while', () => {
  it('somebody enrolls is kept', async () => {
    const courseId = await make();
    const userId = await insertUser(academy.database);
    let deletion: ReturnType<typeof remove> | undefined;
    await academy.database.db.transaction(async (tx) => {
      await tx.insert(enrollments).values({ courseId, userId });
      deletion = remove(courseId);
      await waiting(1);
    });
    expect(await deletion).toEqual(refusal);
    expect(await isThere(courseId)).toBe(true);
  });

  it('it is published is either kept or gone, and never both', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => make()));
    const outcomes = await Promise.all(
      ids.map(async (courseId) => {
        const publish = call('PUT', `/api/creator/courses/${courseId}/status`, { status: 'published' });
        const [deleted, published] = await Promise.all([remove(courseId), publish]);
        return `${deleted.status} ${published.status}`;
      }),
    );
    for (const outcome of outcomes) expect(['204 404', '409 200']).toContain(outcome);
    const left = await academy.database.db.select().from(courses).where(inArray(courses.id, ids));
    expect(left.length).toBe(outcomes.filter((outcome) => outcome === '409 200').length);
    expect(left.every(({ status }) => status === 'published')).toBe(true);
  });

  it('its publication is being written is kept', async () => {
    const courseId = await make();
    let deletion: ReturnType<typeof remove> | undefined;
    await academy.database.db.transaction(async (tx) => {
      await tx
        .update(courses)
        .set({ status: 'published', publishedAt: new Date() })
        .where(eq(courses.id, courseId));
      deletion = remove(courseId);
      await waiting(1);
    });
    expect(await deletion).toEqual(refusal);
  });

  it('its film is uploaded leaves an upload that is not there any more', async () => {
    const courseId = await make();
    const lessonId = await makeLesson(courseId);
    const uploadId = await insertUpload(academy, { userId: authorId, lessonId });
    await remove(courseId);
    expect((await call('DELETE', `/api/uploads/${uploadId}`)).status).toBe(404);
  });
});
