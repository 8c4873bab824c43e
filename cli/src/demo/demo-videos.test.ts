import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { watchingLimits } from '@academy/contract/watching/watching-limits.ts';
import { DiskBlobStore } from '@academy/platform/blobs/disk-blob-store.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { filmViewers, watchedFilms } from '@academy/platform/database/schema/watching.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courseId, userId } from './demo-academy.ts';
import { giveDemoVideosOnce, lacksDemoVideos, readDemoVideos, restoreDemoVideos } from './demo-videos.ts';
import { loadDemoAcademyOnce, restoreDemoAcademy } from './load-demo-academy.ts';

const now = new Date('2026-03-01T12:00:00Z');
const demoVideos = await readDemoVideos();

describe('the videos in the demo academy', () => {
  let test: TestDatabase;
  let folder: string;
  let blobs: DiskBlobStore;
  let jobs: JobQueue;
  beforeEach(async () => {
    test = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'academy-demo-videos-'));
    blobs = new DiskBlobStore(folder);
    jobs = await createJobQueue(test.directUrl, silentLog);
  });
  afterEach(async () => {
    await jobs.stop();
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const give = () => giveDemoVideosOnce(test.database, { blobs, jobs });
  const restore = () => restoreDemoVideos(test.database, { blobs, jobs });
  const versions = () => test.database.db.select().from(videoAssets).orderBy(videoAssets.version);

  /** Behind those of creators, all of them. */
  async function preparations(): Promise<unknown[]> {
    const { rows } = await test.database.db.execute<{ asset: string }>(
      sql`select data->>'assetId' as asset from pgboss.job where name = 'video.begin' and priority < 0`,
    );
    return rows.map(({ asset }) => asset);
  }

  async function durationOf(lessonId: string): Promise<string | null | undefined> {
    const [lesson] = await test.database.db.select().from(lessons).where(eq(lessons.id, lessonId));
    return lesson?.duration;
  }

  it('are given once, also by two starts at the same time, and wait for a worker', async () => {
    await loadDemoAcademyOnce(test.database, now);
    expect(await lacksDemoVideos(test.database)).toBe(true);
    expect((await Promise.all([give(), give()])).toSorted()).toEqual([0, demoVideos.length]);
    expect(await lacksDemoVideos(test.database)).toBe(false);
    expect(await give()).toBe(0);

    const given = await versions();
    expect(given).toHaveLength(demoVideos.length);
    // A running academy hears of the new durations.
    const { rows: events } = await test.database.db.execute(
      sql`SELECT subject FROM outbox.events WHERE name = 'curriculum_edited'`,
    );
    expect(events).toEqual(demoVideos.map(({ courseId: subject }) => ({ subject })));
    expect((await preparations()).toSorted()).toEqual(given.map(({ id }) => id).toSorted());
    for (const video of demoVideos) {
      const version = given.find(({ id }) => id === video.id);
      const file = await readFile(video.file);
      expect(version).toMatchObject({
        lessonId: video.lessonId,
        createdBy: video.authorId,
        state: 'waiting',
        version: 1,
        sourceBytes: file.length,
        sourceName: path.basename(video.file),
      });
      const source = await blobs.get(version?.sourceKey ?? '');
      expect(source && (await buffer(source.stream)).equals(file)).toBe(true);
      expect(await durationOf(video.lessonId)).toBe(video.duration);
    }
  });

  it('have viewers, enough of whom stop or look twice where it is hard; of others than the demo nothing is made up', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const { db } = test.database;
    const somebody = newId();
    const { lessonId, courseId: inCourse } = demoVideos[0] as (typeof demoVideos)[number];
    await db
      .insert(users)
      .values({ id: somebody, name: 'Mina', username: 'mina', email: 'mina@example.com' });
    await db.insert(enrollments).values({ userId: somebody, courseId: inCourse });
    await db.insert(lessonProgress).values({ userId: somebody, courseId: inCourse, lessonId });
    await give();
    expect(await db.$count(filmViewers, eq(filmViewers.userId, somebody))).toBe(0);
    const films = await db.select().from(watchedFilms);
    expect(films).toHaveLength(demoVideos.length);
    for (const { id, hardAt, duration, lessonId: inLesson } of demoVideos) {
      const { viewers = 0, stopped = [], again = [] } = films.find((film) => film.id === id) ?? {};
      const second = Number(hardAt.split(':')[1]);
      expect(viewers, hardAt).toBeGreaterThan(2 * watchingLimits.fewestPeople);
      expect(stopped[second], hardAt).toBeGreaterThanOrEqual(watchingLimits.fewestPeople);
      expect(again[second], hardAt).toBeGreaterThanOrEqual(watchingLimits.fewestPeople);
      const [minutes = 0, seconds = 0] = duration.split(':').map(Number);
      const places = await db
        .select({ seen: filmViewers.stoppedAt, kept: lessonProgress.playbackSeconds })
        .from(filmViewers)
        .innerJoin(
          lessonProgress,
          and(eq(lessonProgress.userId, filmViewers.userId), eq(lessonProgress.lessonId, inLesson)),
        )
        .where(eq(filmViewers.filmId, id));
      expect(places.map(({ kept }) => kept)).toEqual(
        places.map(({ seen }) => seen ?? minutes * 60 + seconds),
      );
    }
  });

  it('do not come back by themselves when they were removed, and do when they are asked to', async () => {
    await loadDemoAcademyOnce(test.database, now);
    await give();
    const [removed, kept] = demoVideos;
    if (removed === undefined || kept === undefined) throw new Error('The demo academy has videos.');
    await test.database.db.update(videoAssets).set({ retiredAt: now }).where(eq(videoAssets.id, removed.id));
    expect(await give()).toBe(0);
    expect(await restore()).toBe(1);
    expect(await restore()).toBe(0);
    const ofLesson = (await versions()).filter(({ lessonId }) => lessonId === removed.lessonId);
    expect(ofLesson.map(({ version, retiredAt }) => [version, retiredAt === null])).toEqual([
      [1, false],
      [2, true],
    ]);
    // Also when the sweep has taken the last trace of it.
    await test.database.db.delete(videoAssets).where(eq(videoAssets.lessonId, kept.lessonId));
    expect(await give()).toBe(0);
    expect(await restore()).toBe(1);
  });

  it('come back with a course that was deleted and restored', async () => {
    await loadDemoAcademyOnce(test.database, now);
    await give();
    await test.database.db.delete(courses).where(eq(courses.id, courseId({ key: 'react-in-practice' })));
    expect(await give()).toBe(0);
    expect(await restoreDemoAcademy(test.database, now)).toBe(1);
    expect(await lacksDemoVideos(test.database)).toBe(true);
    expect(await give()).toBe(1);
    // The first belongs to no lesson any more, and waits for the sweep.
    const orphaned = await test.database.db.$count(videoAssets, isNull(videoAssets.lessonId));
    expect([orphaned, (await versions()).length]).toEqual([1, demoVideos.length + 1]);
  });

  it('leave a lesson alone whose author has given it a video or a link', async () => {
    await loadDemoAcademyOnce(test.database, now);
    const [uploaded, linked] = demoVideos;
    if (uploaded === undefined || linked === undefined) throw new Error('The demo academy has videos.');
    await test.database.db.insert(videoAssets).values({
      id: newId(),
      lessonId: uploaded.lessonId,
      createdBy: userId({ username: 'elena-marchetti' }),
      version: 1,
      state: 'waiting',
    });
    await test.database.db
      .update(lessons)
      .set({ videoUrl: 'https://example.com/own.mp4' })
      .where(eq(lessons.id, linked.lessonId));
    expect(await give()).toBe(demoVideos.length - 2);
    expect(await restore()).toBe(0);
    expect(await durationOf(uploaded.lessonId)).toBe(uploaded.writtenDuration);
    expect(await durationOf(linked.lessonId)).toBe(linked.writtenDuration);
  });

  it('are not given to an academy without the demo courses', async () => {
    expect(await lacksDemoVideos(test.database)).toBe(false);
    expect(await restore()).toBe(0);
    expect(await versions()).toEqual([]);
  });
});
