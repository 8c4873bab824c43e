/** A lesson whose videos are prepared for real: a database, a data folder, workers in this process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores } from '@academy/platform/blobs/open-stores.ts';
import { loadConfig } from '@academy/platform/config.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { createTestStorage } from '@academy/platform/testing/test-storage.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { addVideoVersion, type VideoSource } from '@academy/platform/videos/video-versions.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { startWorker, type Worker, type WorkerOptions } from '../worker.ts';

/** Encoding on busy cores is slow and not wrong. */
export const untilEncoded = { timeout: 240_000, interval: 50 };

export const testSecret = 'a secret of this academy, long enough';

export type TestVideos = Awaited<ReturnType<typeof createTestVideos>>;

export async function createTestVideos(givenFolder?: string) {
  const test = await createTestDatabase();
  const dataDir = givenFolder ?? (await mkdtemp(path.join(tmpdir(), 'academy-videos-')));
  const storage = await createTestStorage(dataDir);
  const { blobs, uploadStore } = await openStores(storage);
  const jobs: JobQueue = await createJobQueue(test.directUrl, silentLog);
  const { db } = test.database;
  const workers: Worker[] = [];
  const authorId = await insertAuthor(test);

  return {
    ...{ test, dataDir, blobs, uploadStore, jobs, db, authorId },

    /** A worker with the settings of this data folder and these. */
    async startWorker(
      env: Record<string, string> = {},
      options: Partial<WorkerOptions> = {},
    ): Promise<Worker> {
      const worker = await startWorker({
        connectionString: test.connectionString,
        directUrl: test.directUrl,
        config: { ...loadConfig({ ACADEMY_DATA: dataDir, ...env }), s3: storage.s3 },
        secrets: fixedSecrets(testSecret),
        log: silentLog,
        ...options,
      });
      workers.push(worker);
      return worker;
    },

    insertLesson: (duration: string | null = null) => insertLesson(test, authorId, duration),

    /** A new version of the lesson's video, made from a file; `stored` is called before it is prepared. */
    async addVersion(
      lessonId: string,
      file: string,
      { stored, priority = 0 }: { stored?: () => Promise<void>; priority?: number } = {},
    ): Promise<string> {
      const id = newId();
      const { size } = await blobs.putFile(sourceKeyOf(id), file);
      await stored?.();
      const source: VideoSource = { kind: 'blob', key: sourceKeyOf(id), bytes: size, name: 'lesson.mp4' };
      const version = { id, lessonId, createdBy: authorId, source, priority };
      await db.transaction((tx) => addVideoVersion(tx, jobs, version));
      return id;
    },

    async addLink(lessonId: string, url: string): Promise<string> {
      const id = newId();
      const source: VideoSource = { kind: 'link', url };
      await db.transaction((tx) => addVideoVersion(tx, jobs, { id, lessonId, createdBy: authorId, source }));
      return id;
    },

    /** As the creator's retry does it. */
    async retry(id: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .update(videoAssets)
          .set({ state: 'waiting', failure: null, percent: 0 })
          .where(eq(videoAssets.id, id));
        await jobs.enqueue(tx, 'video.begin', { assetId: id });
      });
    },

    async find(id: string) {
      const [video] = await db.select().from(videoAssets).where(eq(videoAssets.id, id));
      if (video === undefined) throw new Error(`There is no video ${id}.`);
      return video;
    },

    /** From small to large. */
    async heights(id: string): Promise<number[]> {
      const rows = await db
        .select({ height: videoRenditions.height })
        .from(videoRenditions)
        .where(eq(videoRenditions.assetId, id))
        .orderBy(asc(videoRenditions.height));
      return rows.map(({ height }) => height);
    },

    /** What the outbox tells about a lesson, first to last. */
    async eventsOf(lessonId: string): Promise<string[]> {
      const { rows } = await db.execute<{ name: string }>(
        sql`select name from outbox.events where event->>'lessonId' = ${lessonId} order by id`,
      );
      return rows.map(({ name }) => name);
    },

    async keysBelow(prefix: string): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of blobs.list(prefix)) keys.push(key);
      return keys;
    },

    /** From now on: one more attempt, and at once. A worker that starts brings the usual settings back. */
    async retryOnceAtOnce(): Promise<void> {
      await db.execute(sql`update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false`);
      // Those that a worker has begun or failed by now have their own numbers.
      await db.execute(sql`update pgboss.job set retry_limit = 1, retry_delay = 0, retry_backoff = false,
        start_after = case state when 'retry' then now() else start_after end where state < 'completed'`);
    },

    /** What happens to the jobs of a worker that has been silent for too long. */
    async giveJobsAway(): Promise<void> {
      await db.execute(
        sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
      );
    },

    async jobStates(): Promise<{ name: string; state: string; attempts: number }[]> {
      const { rows } = await db.execute<{ name: string; state: string; attempts: number }>(
        sql`select name, state::text as state, retry_count + 1 as attempts from pgboss.job
              where name like 'video.%' order by created_on, name`,
      );
      return rows;
    },

    async stopWorkers(): Promise<void> {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    },

    async close(): Promise<void> {
      await this.stopWorkers();
      await jobs.stop();
      await test.drop();
      if (givenFolder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function insertAuthor({ database: { db } }: TestDatabase): Promise<string> {
  const id = newId();
  await db.insert(users).values({ id, name: 'Ada', username: id, email: `${id}@example.org` });
  return id;
}

async function insertLesson(
  { database: { db } }: TestDatabase,
  authorId: string,
  duration: string | null,
): Promise<string> {
  const [courseId, moduleId, id] = [newId(), newId(), newId()];
  await db.insert(courses).values({
    ...{ id: courseId, authorId, title: 'A course', description: 'About something worth knowing' },
    ...{ category: 'Programming', instructor: 'Ada' },
  });
  await db.insert(modules).values({ id: moduleId, courseId, title: 'First steps', position: 1 });
  await db.insert(lessons).values({ id, courseId, moduleId, title: 'A lesson', duration, position: 1 });
  return id;
}
