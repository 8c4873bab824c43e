import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { silentLog } from '@academy/platform/log.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { createSweep } from '../sweep/sweep.ts';
import { makeClip } from '../testing/make-clip.ts';
import { slowFfmpeg } from '../testing/misbehaving-ffmpeg.ts';
import { createTestVideos, type TestVideos, testSecret, untilEncoded } from '../testing/test-videos.ts';
import { usableFfmpeg } from '../testing/usable-ffmpeg.ts';

const DAY_MS = 24 * 3_600_000;

describe('a worker that is killed', () => {
  let videos: TestVideos;
  let folder: string;
  let ffmpeg: Ffmpeg;
  let clip: string;
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-clips-'));
    ffmpeg = await usableFfmpeg();
    clip = path.join(folder, 'clip.mp4');
    await makeClip(ffmpeg, { file: clip, seconds: 6, width: 640, height: 360, frameRate: 5 });
    videos = await createTestVideos();
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await videos.stopWorkers();
  });
  afterAll(async () => {
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function startProcess(slow = true): Promise<ChildProcess> {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
      env: {
        ...{ PATH: process.env['PATH'], DATABASE_URL: videos.test.connectionString },
        ...{ ACADEMY_DATA: videos.dataDir, ACADEMY_SECRET: testSecret, LOG_LEVEL: 'warn' },
        ...(slow ? await slowFfmpeg(ffmpeg, folder) : {}),
      },
      stdio: 'ignore',
    });
    started.push(child);
    return child;
  }

  async function kill(child: ChildProcess): Promise<void> {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** By another worker: ready once, with everything there that belongs to it and nothing else, also after a sweep. */
  async function expectOneResult(id: string, lessonId: string): Promise<void> {
    await videos.giveJobsAway();
    await videos.startWorker();
    await vi.waitFor(async () => {
      expect(await videos.find(id)).toMatchObject({
        state: 'ready',
        percent: 100,
        sourceKey: null,
        failure: null,
      });
    }, untilEncoded);
    expect(await videos.heights(id)).toEqual([240, 360]);
    const { test, blobs, jobs, dataDir } = videos;
    await vi.waitFor(async () => {
      for (const name of ['video.begin', 'video.finish'] as const) {
        expect(await jobs.isOpen(name, { assetId: id })).toBe(false);
      }
    }, untilEncoded);
    await videos.stopWorkers();
    const clock = { now: () => new Date(Date.now() + 2 * DAY_MS) };
    await createSweep({
      transcribe: { isOn: false, service: null },
      adminEmails: [],
      database: test.database,
      blobs,
      uploadStore: videos.uploadStore,
      jobs,
      dataDir,
      clock,
      log: silentLog,
    })();
    expect(await videos.db.$count(videoAssets, eq(videoAssets.lessonId, lessonId))).toBe(1);
    expect(await videos.db.$count(videoRenditions, eq(videoRenditions.assetId, id))).toBe(2);
    expect(await videos.keysBelow('sources')).toEqual([]);
    const segments = ['00000.ts', '00001.ts', 'index.m3u8'];
    expect(await videos.keysBelow(`videos/${id}`)).toEqual([
      ...['240p', '360p'].flatMap((height) => segments.map((name) => `videos/${id}/${height}/${name}`)),
      `videos/${id}/poster.jpg`,
      `videos/${id}/storyboard/0.jpg`,
    ]);
    expect(await readdir(path.join(dataDir, 'work'))).toEqual([]);
  }

  it('within its first and its last commit leaves a video that another one finishes', async () => {
    const lessonId = await videos.insertLesson();
    const id = await videos.addVersion(lessonId, clip);
    for (const state of ['preparing', 'playable'] as const) {
      await killWithinCommit(id, lessonId, state);
      expect((await videos.find(id)).state).toBe(state);
    }
    await expectOneResult(id, lessonId);
    const [lesson] = await videos.db.select().from(lessons).where(eq(lessons.id, lessonId));
    expect(lesson?.duration).toBe('00:06');
  });

  /** A commit of renditions locks the lesson first, so it waits for us in the middle. */
  async function killWithinCommit(id: string, lessonId: string, state: string): Promise<void> {
    const beside = connectDatabase(videos.test.connectionString, { maxConnections: 1 });
    await videos.giveJobsAway();
    const child = await startProcess(state === 'playable');
    await vi.waitFor(async () => expect((await videos.find(id)).state).toBe(state), untilEncoded);
    const killed = Promise.withResolvers<void>();
    const holding = beside.db.transaction(async (tx) => {
      await tx.select().from(lessons).where(eq(lessons.id, lessonId)).for('update');
      await killed.promise;
    });
    await vi.waitFor(async () => {
      const { rows } = await videos.db.execute(
        sql`select 1 from pg_stat_activity where application_name = 'academy worker' and wait_event_type = 'Lock'
              and datname = current_database()`,
      );
      expect(rows).toHaveLength(1);
    }, untilEncoded);
    await kill(child);
    killed.resolve();
    await holding;
    await beside.close();
  }
});
