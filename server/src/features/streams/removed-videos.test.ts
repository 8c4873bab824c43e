import {
  contentKeyPath,
  playlistPath,
  posterPath,
  segmentPath,
} from '@academy/contract/videos/stream-paths.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { folderOfVideo } from '@academy/platform/videos/video-blobs.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertVideo, segmentName } from '../../testing/insert-video.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

const file = 'https://files.example.org/film.mp4';
const patience = { timeout: 10_000, interval: 20 };

describe('a video that was taken off', () => {
  let academy: TestAcademy;
  let beside: TestAcademy;
  let authorId: string;
  let cookie: string;
  let call: Awaited<ReturnType<typeof signInLearner>>;
  let lesson: { id: string; courseId: string; moduleId: string };
  beforeAll(async () => {
    academy = await createTestAcademy();
    beside = await createTestAcademy({ beside: academy });
    authorId = await insertUser(academy.database, { role: 'creator' });
    call = await signInLearner(academy, authorId);
    cookie = cookieHeader(await startTestSession(academy, authorId));
  });
  afterAll(async () => {
    await beside.close();
    await academy.close();
  });
  beforeEach(async () => {
    const courseId = await insertCourse(academy.database, { authorId });
    const [made] = await insertCurriculum(academy.database, courseId, { Module: ['Lesson'] });
    if (made === undefined) throw new Error('no lesson was made');
    lesson = { id: made.id, moduleId: made.moduleId, courseId };
  });

  const moduleUrl = () => `/api/courses/${lesson.courseId}/modules/${lesson.moduleId}`;
  const lessonUrl = () => `${moduleUrl()}/lessons/${lesson.id}`;

  /** A version that plays, with one before it that was replaced a moment ago. */
  async function insertVersions(values: { sourceUrl?: string } = {}): Promise<string[]> {
    const replaced = { ...values, retiredAt: new Date() };
    const old = await insertVideo(academy, { lessonId: lesson.id, heights: [360], values: replaced });
    const { version } = await insertVideo(academy, { lessonId: lesson.id, heights: [360], values });
    return [old.version, version];
  }

  const segmentOf = (version: string) => segmentPath(version, 360, segmentName(0));

  /** Playlist, key, picture and segment, as a client that kept their addresses would ask for them. */
  async function statusesOf(version: string): Promise<number[]> {
    const urls = [
      playlistPath(lesson.id, version, 360),
      contentKeyPath(lesson.id, version),
      posterPath(lesson.id, version),
      segmentOf(version),
    ];
    const asked = urls.map((url) => academy.app.inject({ url, headers: { cookie } }));
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  }

  it.each<[string, () => Promise<{ status: number }>]>([
    ['by its creator', () => call('DELETE', `${lessonUrl()}/video`)],
    ['with its link', () => call('PUT', lessonUrl(), { title: 'Lesson', videoUrl: null })],
    ['with its lesson', () => call('DELETE', lessonUrl())],
    ['with its module', () => call('DELETE', moduleUrl())],
  ])('%s is answered with 404 from then on: playlist, key, picture and segments', async (_name, takeOff) => {
    await academy.database.db.execute(sql`update lessons set video_url = ${file} where id = ${lesson.id}`);
    const versions = await insertVersions({ sourceUrl: file });
    for (const version of versions) {
      expect(await statusesOf(version)).toEqual([200, 200, 200, 200]);
      expect(await statusesOf(version)).toEqual([200, 200, 200, 200]);
    }
    expect((await takeOff()).status).toBeLessThan(300);
    for (const version of versions) expect(await statusesOf(version)).toEqual([404, 404, 404, 404]);
  });

  it('with its link goes even when it came from an earlier link; while links are replaced it plays on', async () => {
    await academy.database.db.execute(sql`update lessons set video_url = ${file} where id = ${lesson.id}`);
    const [, version = ''] = await insertVersions({ sourceUrl: file });
    const next = 'https://files.example.org/next.mp4';
    expect((await call('PUT', lessonUrl(), { title: 'Lesson', videoUrl: next })).status).toBe(200);
    expect(await statusesOf(version)).toEqual([200, 200, 200, 200]);
    expect((await call('PUT', lessonUrl(), { title: 'Lesson', videoUrl: null })).status).toBe(200);
    expect(await statusesOf(version)).toEqual([404, 404, 404, 404]);
  });

  it('with its link waits for a worker that holds the lesson, and neither is given up', async () => {
    const { db } = academy.database;
    await db.execute(sql`update lessons set video_url = ${file} where id = ${lesson.id}`);
    const [, version = ''] = await insertVersions({ sourceUrl: file });
    const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { answer } = await db.transaction(async (tx) => {
      await tx.execute(sql`select from lessons where id = ${lesson.id} for update`);
      const answer = call('PUT', lessonUrl(), { title: 'Lesson', videoUrl: null });
      await vi.waitFor(async () => expect((await db.execute(isWaiting)).rows).toHaveLength(1), patience);
      await tx.execute(sql`update video_assets set percent = 50 where id = ${version}`);
      return { answer };
    });
    expect((await answer).status).toBe(200);
  });

  it('is not sent by another process either, which holds it in its memory', async () => {
    const [, version = ''] = await insertVersions();
    const ask = async () => (await beside.app.inject(segmentOf(version))).statusCode;
    expect([await ask(), await ask()]).toEqual([200, 200]);
    await call('DELETE', `${lessonUrl()}/video`);
    await vi.waitFor(async () => expect(await ask()).toBe(404), patience);
  });

  it('leaves no file behind, and its removal is a job from the moment it is committed', async () => {
    const versions = await insertVersions();
    await academy.database.db.execute(sql`delete from pgboss.job`);
    await call('DELETE', `${lessonUrl()}/video`);
    const jobs = await academy.database.db.execute(sql`select name from pgboss.job`);
    expect(jobs.rows).toEqual([{ name: 'maintenance.discard' }]);
    for (const version of versions) {
      for await (const { key } of academy.blobs.list(folderOfVideo(version))) expect.fail(key);
      const [row] = await academy.database.db.select().from(videoAssets).where(eq(videoAssets.id, version));
      expect(row).toMatchObject({ sealedKey: null, sourceKey: null, sourceBytes: null, posterKey: null });
    }
  });

  it('was not replaced: of a replaced one everything can be watched on', async () => {
    const [replaced = ''] = await insertVersions();
    expect(await statusesOf(replaced)).toEqual([200, 200, 200, 200]);
  });
});
