import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import { createLogTo, silentLog } from '@academy/platform/log.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { createSweep } from '../sweep/sweep.ts';
import { makeClip } from '../testing/make-clip.ts';
import { failingFfmpeg, slowFfmpeg } from '../testing/misbehaving-ffmpeg.ts';
import { createTestVideos, type TestVideos, untilEncoded } from '../testing/test-videos.ts';
import { usableFfmpeg } from '../testing/usable-ffmpeg.ts';
import { giveUpVideo } from './attempt-video.ts';

const run = promisify(execFile);

describe('a video that cannot be prepared', () => {
  let videos: TestVideos;
  let folder: string;
  let ffmpeg: Ffmpeg;
  let clip: string;
  let longClip: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-clips-'));
    ffmpeg = await usableFfmpeg();
    [clip, longClip] = [path.join(folder, 'clip.mp4'), path.join(folder, 'long.mp4')];
    await makeClip(ffmpeg, { file: clip, seconds: 1, width: 640, height: 360 });
    await makeClip(ffmpeg, { file: longClip, seconds: 20, width: 320, height: 240, frameRate: 10 });
    videos = await createTestVideos();
  });
  afterEach(() => videos.stopWorkers());
  afterAll(async () => {
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });

  function untilState(id: string, state: string): Promise<void> {
    return vi.waitFor(async () => expect(await videos.find(id)).toMatchObject({ state }), untilEncoded);
  }

  function untilUnderWay(id: string): Promise<void> {
    return vi.waitFor(async () => {
      const { state, percent } = await videos.find(id);
      expect([state, percent > 0]).toEqual(['preparing', true]);
    }, untilEncoded);
  }

  it('is tried again, then given up with its reason while the old one plays, and prepared on request', async () => {
    const lessonId = await videos.insertLesson();
    const old = await videos.addVersion(lessonId, clip);
    const worker = await videos.startWorker();
    await untilState(old, 'ready');
    await worker.stop();

    const failing = await videos.startWorker(await failingFfmpeg(ffmpeg, folder, 360));
    await videos.retryOnceAtOnce();
    const id = await videos.addVersion(lessonId, clip);
    await untilState(id, 'failed');
    expect(await videos.find(id)).toMatchObject({ failure: { code: 'disk_full' }, remainingSeconds: null });
    expect((await videos.find(old)).retiredAt).toBeNull();
    expect(await videos.heights(id)).toEqual([]);
    expect(await videos.eventsOf(lessonId)).toEqual(['video_ready', 'video_failed']);
    await vi.waitFor(
      async () => expect(await videos.jobs.listDead('video.begin')).toHaveLength(1),
      untilEncoded,
    );
    const attempts = (await videos.jobStates()).find(({ state }) => state === 'failed')?.attempts;
    expect(attempts).toBe(2);
    await failing.stop();

    await videos.retry(id);
    await videos.startWorker();
    await untilState(id, 'ready');
    expect((await videos.find(old)).retiredAt).toBeInstanceOf(Date);
  });

  it('plays as far as it came, and goes on from there on request', async () => {
    const failing = await videos.startWorker(await failingFfmpeg(ffmpeg, folder, 240));
    await videos.retryOnceAtOnce();
    const id = await videos.addVersion(await videos.insertLesson(), clip);
    await untilState(id, 'failed');
    expect(await videos.heights(id)).toEqual([360]);
    expect((await videos.find(id)).sourceKey).not.toBeNull();
    await failing.stop();
    const { sealedKey } = await videos.find(id);
    const madeAt = () =>
      videos.db
        .select({ at: videoRenditions.createdAt })
        .from(videoRenditions)
        .where(and(eq(videoRenditions.assetId, id), eq(videoRenditions.height, 360)));
    const before = await madeAt();

    await videos.retry(id);
    await videos.startWorker();
    await untilState(id, 'ready');
    expect(await videos.heights(id)).toEqual([240, 360]);
    expect((await videos.find(id)).sealedKey).toBe(sealedKey);
    expect(await madeAt()).toEqual(before);
  });

  it('is given up when its worker died each time, unless its creator requested another try', async () => {
    const id = await videos.addVersion(await videos.insertLesson(), clip);
    await videos.db.execute(sql`update pgboss.job set retry_limit = 0 where state = 'created'`);
    const { test, jobs } = videos;
    await giveUpVideo({ database: test.database, jobs }, { assetId: id });
    expect((await videos.find(id)).state).toBe('waiting');

    // A worker that takes the job and stores nothing, like one that is killed.
    const dying = await createJobQueue(test.directUrl, silentLog, { works: true });
    await dying.work('video.begin', () => Promise.reject(new Error('killed')));
    await vi.waitFor(
      async () => expect(await jobs.isOpen('video.begin', { assetId: id })).toBe(false),
      untilEncoded,
    );
    await dying.stop();
    expect((await videos.find(id)).state).toBe('waiting');
    await videos.startWorker();
    await untilState(id, 'failed');
    expect((await videos.find(id)).failure).toEqual({ code: 'worker_died' });
  });

  it('waits where there is no ffmpeg, and is prepared when one appears', async () => {
    const place = path.join(folder, 'later');
    await mkdir(place);
    const lines: string[] = [];
    const log = createLogTo({ write: (line) => lines.push(line) }, 'warn');
    const programs = { FFMPEG_PATH: path.join(place, 'ffmpeg'), FFPROBE_PATH: path.join(place, 'ffprobe') };
    for (const file of Object.values(programs)) await writeFile(file, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const id = await videos.addVersion(await videos.insertLesson(), clip);
    await videos.startWorker(programs, { log, lookAgainMs: 50 });
    await vi.waitFor(() => expect(lines.join('')).toContain('FFMPEG_PATH'), untilEncoded);
    expect(await videos.find(id)).toMatchObject({ state: 'waiting', failure: null });
    for (const file of Object.values(programs)) await rm(file);
    await symlink(ffmpeg.ffprobe, programs.FFPROBE_PATH);
    await symlink(ffmpeg.ffmpeg, programs.FFMPEG_PATH);
    await untilState(id, 'ready');
    expect(
      lines.filter((line) => line.includes('Videos wait until there is an ffmpeg.')).length,
    ).toBeLessThan(3);
  });

  it('is let go when its lesson is deleted meanwhile, and nothing of it stays', async () => {
    const lessonId = await videos.insertLesson();
    const id = await videos.addVersion(lessonId, longClip);
    await videos.startWorker(await slowFfmpeg(ffmpeg, folder));
    await untilUnderWay(id);
    await videos.db.delete(lessons).where(eq(lessons.id, lessonId));
    await vi.waitFor(
      async () => expect(await videos.jobs.isOpen('video.begin', { assetId: id })).toBe(false),
      untilEncoded,
    );
    const { test, blobs, jobs, dataDir } = videos;
    await createSweep({
      transcribe: { isOn: false, service: null },
      adminEmails: [],
      ...{ database: test.database, blobs, jobs, dataDir, clock: { now: () => new Date() }, log: silentLog },
      uploadStore: videos.uploadStore,
    })();
    await expect(videos.find(id)).rejects.toThrow('There is no video');
    expect(await videos.keysBelow(`videos/${id}`)).toEqual([]);
    expect(await videos.keysBelow(`sources/${id}`)).toEqual([]);
  });

  it('is handed back when its worker stops, and finished by the next', async () => {
    const id = await videos.addVersion(await videos.insertLesson(), longClip);
    const slow = await videos.startWorker(await slowFfmpeg(ffmpeg, folder));
    await untilUnderWay(id);
    await slow.stop();
    expect(await videos.find(id)).toMatchObject({ state: 'preparing', failure: null });
    expect(await videos.jobs.isOpen('video.begin', { assetId: id })).toBe(true);
    const { stdout } = await run('ps', ['-eo', 'args']).catch(() => ({ stdout: '' }));
    expect(stdout).not.toContain(id);
    await videos.startWorker();
    await untilState(id, 'ready');
  });
});
