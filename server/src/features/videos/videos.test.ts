import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { uploads, videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq, type InferInsertModel, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';
import { insertUpload } from '../../testing/uploader.ts';

let academy: TestAcademy;
let authorId: string;
let studentId: string;
let lessonId: string;
let otherLessonId: string;
let path: string;

beforeAll(async () => {
  academy = await createTestAcademy({ config: { creatorQuotaBytes: 1000 } });
  studentId = await insertUser(academy.database);
});
afterAll(() => academy.close());

beforeEach(async () => {
  const { database } = academy;
  authorId = await insertUser(database, { role: 'creator' });
  const courseId = await insertCourse(database, { authorId });
  const [lesson, other] = await insertCurriculum(database, courseId, { Module: ['Lesson', 'Other'] });
  await database.db.insert(enrollments).values({ userId: studentId, courseId });
  lessonId = lesson?.id ?? '';
  otherLessonId = other?.id ?? '';
  path = `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lessonId}/video`;
});

async function call(method: 'GET' | 'POST' | 'DELETE', rest = '', payload?: object, userId = authorId) {
  const cookie = cookieHeader(await startTestSession(academy, userId));
  const response = await academy.app.inject({
    method,
    url: path + rest,
    headers: { cookie, origin: 'http://localhost:3000' },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

type Version = InferInsertModel<typeof videoAssets>;

async function insertVersion(values: Partial<Version>): Promise<string> {
  const id = values.id ?? newId();
  await academy.database.db
    .insert(videoAssets)
    .values({ id, lessonId, version: 1, state: 'waiting', createdBy: authorId, ...values });
  return id;
}

const versions = () =>
  academy.database.db
    .select()
    .from(videoAssets)
    .where(eq(videoAssets.lessonId, lessonId))
    .orderBy(videoAssets.version);

async function jobsOf(assetId: string): Promise<string[]> {
  const { rows } = await academy.database.db.execute<{ name: string }>(
    sql`select name from pgboss.job where data->>'assetId' = ${assetId}`,
  );
  return rows.map(({ name }) => name);
}

describe('the status of a video', () => {
  it('is none for a lesson without one', async () => {
    expect(await call('GET')).toMatchObject({ status: 200, body: { state: 'none', playing: null } });
  });

  it('tells students what plays, and the author also why the newest failed', async () => {
    const { version } = await insertVideo(academy, { lessonId, heights: [360, 240] });
    const failed = {
      version: 9,
      state: 'failed',
      failure: { code: 'video_codec_unsupported', codec: 'cook' },
      sourceName: 'a.mp4',
    } as const;
    await insertVersion(failed);
    const forAuthor = (await call('GET')).body;
    expect(forAuthor).toMatchObject({
      state: 'failed',
      failure: { code: 'video_codec_unsupported', codec: 'cook' },
      fileName: 'a.mp4',
      playing: {
        version,
        heights: [240, 360],
        posterUrl: `/api/hls/stream/${lessonId}/${version}/poster.jpg`,
      },
    });
    const forStudent = (await call('GET', '', undefined, studentId)).body;
    expect(forStudent).toEqual({ ...forAuthor, failure: null, fileName: null });
    const admin = await insertUser(academy.database, { role: 'admin' });
    expect((await call('GET', '', undefined, admin)).body).toEqual(forAuthor);
  });
});

describe('a video that waits for its turn', () => {
  const film = { url: 'https://films.example.org/a.mp4' };
  const filmsBefore = async (userId = authorId) =>
    (await call('GET', '', undefined, userId)).body.filmsBefore;
  const set = (assetId: string, state: 'created' | 'active' | 'completed', startAfter = 'now()') =>
    academy.database.db.execute(sql`
      update pgboss.job set state = ${state}, start_after = ${sql.raw(startAfter)} where data->>'assetId' = ${assetId}`);

  it('tells its author how many films are before it, and nobody else', async () => {
    const ownPath = path;
    path = ownPath.replace(lessonId, otherLessonId);
    await call('POST', '/import', film);
    // Of other tests.
    await academy.database.db.execute(sql`
      update pgboss.job set state = 'completed' from video_assets
      where pgboss.job.data->>'assetId' = video_assets.id::text and video_assets.lesson_id <> ${otherLessonId}`);
    expect(await filmsBefore()).toBeUndefined();
    const [other] = await academy.database.db
      .select({ id: videoAssets.id })
      .from(videoAssets)
      .where(eq(videoAssets.lessonId, otherLessonId));
    path = ownPath;
    await call('POST', '/import', film);
    const [own] = await versions();
    const [otherId, ownId] = [other?.id ?? '', own?.id ?? ''];
    expect(await filmsBefore()).toBe(1);
    expect(await filmsBefore(studentId)).toBeUndefined();
    await set(otherId, 'active');
    expect(await filmsBefore()).toBe(1);
    // What is to be tried again later waits for no other, and what is at work does not wait.
    await set(ownId, 'created', "now() + interval '1 hour'");
    expect(await filmsBefore()).toBeUndefined();
    await set(ownId, 'active');
    expect(await filmsBefore()).toBeUndefined();
    await set(ownId, 'created');
    await set(otherId, 'created', "now() + interval '1 hour'");
    expect(await filmsBefore()).toBeUndefined();
    await set(otherId, 'completed');
    expect(await filmsBefore()).toBeUndefined();
  });
});

describe('importing a video', () => {
  it('makes a version that waits for its file, and a job that fetches it', async () => {
    const { status, body } = await call('POST', '/import', { url: ' https://files.example.org/a b.mp4 ' });
    expect({ status, state: body.state }).toEqual({ status: 201, state: 'waiting' });
    const [version, ...others] = await versions();
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      sourceUrl: 'https://files.example.org/a%20b.mp4',
      sourceKey: null,
      createdBy: authorId,
      version: 1,
    });
    expect(await jobsOf(version?.id ?? '')).toEqual(['video.import']);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'embedded in the lesson', 'video_link_embedded'],
    ['http://127.0.0.1:5432/', 'private address', 'video_link_private'],
    ['http://[::ffff:10.0.0.1]/a.mp4', 'private address', 'video_link_private'],
    ['file:///etc/passwd', 'http:// or https://', 'video_link_not_a_file'],
  ])('is refused for %s, and nothing is made', async (url, why, code) => {
    const { status, body } = await call('POST', '/import', { url });
    expect({ status, code: body.code }).toEqual({ status: 422, code });
    expect(body.message).toContain(why);
    expect(await versions()).toEqual([]);
  });

  it('is refused to a creator whose quota is used up', async () => {
    await insertVersion({ sourceBytes: 1000 });
    expect((await call('POST', '/import', { url: 'https://files.example.org/a.mp4' })).status).toBe(413);
    expect(await versions()).toHaveLength(1);
  });

  it('gives numbers one after the other to two at once', async () => {
    const link = { url: 'https://files.example.org/a.mp4' };
    await Promise.all([call('POST', '/import', link), call('POST', '/import', link)]);
    expect((await versions()).map(({ version }) => version)).toEqual([1, 2]);
  });
});

describe('trying again', () => {
  const failed = {
    state: 'failed',
    failure: { code: 'disk_full' },
    percent: 40,
    remainingSeconds: 3,
  } as const;

  it('prepares the file that is there once more', async () => {
    const id = await insertVersion({ ...failed, sourceKey: 'sources/x' });
    expect(await call('POST', '/retry', {})).toMatchObject({
      status: 200,
      body: { state: 'waiting', percent: 0, failure: null, remainingSeconds: null },
    });
    expect(await jobsOf(id)).toEqual(['video.begin']);
  });

  it('fetches a file that did not arrive', async () => {
    const id = await insertVersion({ ...failed, sourceUrl: 'https://files.example.org/a.mp4' });
    expect((await call('POST', '/retry', {})).status).toBe(200);
    expect(await jobsOf(id)).toEqual(['video.import']);
  });

  it('happens once, however often it is asked for', async () => {
    const id = await insertVersion({ ...failed, sourceKey: 'sources/x' });
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/retry', {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await jobsOf(id)).toHaveLength(1);
  });

  it.each([
    ['without a video', undefined],
    ['that is being prepared', { state: 'preparing' }],
    ['that is ready', { state: 'ready' }],
    ['that was removed', { ...failed, retiredAt: new Date(), sourceKey: 'sources/x' }],
    ['whose file is gone', failed],
  ] as const)('is refused for a lesson %s', async (_name, version) => {
    if (version !== undefined) await insertVersion(version);
    const code = version === failed ? 'video_source_gone' : 'no_failed_video';
    expect(await call('POST', '/retry', {})).toMatchObject({ status: 409, body: { code } });
  });
});

describe('removing a video', () => {
  it('takes all versions and unfinished uploads of the lesson away, and only of this lesson', async () => {
    await insertVideo(academy, { lessonId });
    await insertVersion({ version: 7, state: 'preparing' });
    await insertUpload(academy, { userId: authorId, lessonId });
    const kept = await insertUpload(academy, { userId: authorId, lessonId: otherLessonId });

    expect((await call('DELETE')).status).toBe(204);
    expect((await versions()).every(({ retiredAt }) => retiredAt !== null)).toBe(true);
    expect((await call('GET')).body).toMatchObject({ state: 'none', playing: null });
    const left = await academy.database.db.select().from(uploads).where(eq(uploads.userId, authorId));
    expect(left.map(({ id }) => id)).toEqual([kept]);
    const [lesson] = await academy.database.db.select().from(lessons).where(eq(lessons.id, lessonId));
    expect(lesson?.videoUrl).toBeNull();
    expect((await call('DELETE')).status).toBe(204);
  });

  it('gives the creator the room back', async () => {
    const id = newId();
    await insertVersion({ id, sourceBytes: 1000, sourceKey: sourceKeyOf(id) });
    await call('DELETE');
    expect((await call('POST', '/import', { url: 'https://files.example.org/a.mp4' })).status).toBe(201);
  });
});
