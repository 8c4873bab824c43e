import { createDecipheriv } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { queuedPriority } from '@academy/platform/jobs/fair-turns.ts';
import { openContentKey } from '@academy/platform/videos/content-key.ts';
import {
  playlistKeyOf,
  posterKeyOf,
  segmentKeyOf,
  sourceKeyOf,
  storyboardKeyOf,
} from '@academy/platform/videos/video-blobs.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Ffmpeg, findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { makeClip } from '../testing/make-clip.ts';
import { createTestVideos, type TestVideos, testSecret, untilEncoded } from '../testing/test-videos.ts';

describe('the preparation of videos', () => {
  let videos: TestVideos;
  let folder: string;
  let ffmpeg: Ffmpeg;
  const clip = (name: string) => path.join(folder, `${name}.mp4`);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-clips-'));
    const search = await findFfmpeg({ ffmpegPath: null, ffprobePath: null });
    ffmpeg = 'found' in search ? search.found : expect.fail(search.missing);
    await makeClip(ffmpeg, { file: clip('ladder'), seconds: 2, width: 640, height: 360 });
    await makeClip(ffmpeg, { file: clip('other'), seconds: 1, width: 640, height: 360 });
    await makeClip(ffmpeg, { file: clip('small'), seconds: 1, width: 426, height: 240 });
    videos = await createTestVideos();
    await videos.startWorker();
  });
  afterAll(async () => {
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });

  function untilState(id: string, state: string): Promise<void> {
    return vi.waitFor(async () => expect(await videos.find(id)).toMatchObject({ state }), untilEncoded);
  }

  it('makes a ladder of encrypted renditions, a poster and the duration from a file', async () => {
    const lessonId = await videos.insertLesson();
    const id = await videos.addVersion(lessonId, clip('ladder'), { priority: -1 });
    await untilState(id, 'ready');
    const video = await videos.find(id);
    expect(video).toMatchObject({
      ...{ percent: 100, remainingSeconds: null, failure: null, hasAudio: true, width: 640, height: 360 },
      ...{ sourceKey: null, posterKey: posterKeyOf(id), retiredAt: null },
    });
    expect(video.durationSeconds).toBeCloseTo(2, 1);
    expect(await videos.heights(id)).toEqual([240, 360]);
    const [lesson] = await videos.db.select().from(lessons).where(eq(lessons.id, lessonId));
    expect(lesson?.duration).toBe('00:02');
    expect(await videos.eventsOf(lessonId)).toEqual(['video_ready']);

    expect(video.storyboard).toMatchObject({
      sheets: 1,
      columns: 1,
      rows: 1,
      width: 160,
      height: 90,
      pictures: 1,
    });
    const sheet = await videos.blobs.get(storyboardKeyOf(id, 0));
    expect((await buffer(sheet?.stream ?? expect.fail())).subarray(0, 2).toString('hex')).toBe('ffd8');
    const picture = await videos.blobs.get(posterKeyOf(id));
    expect((await buffer(picture?.stream ?? expect.fail())).subarray(0, 2).toString('hex')).toBe('ffd8');
    const playlist = await videos.blobs.get(playlistKeyOf(id, 240));
    expect(await text(playlist?.stream ?? expect.fail())).toContain('METHOD=AES-128,URI="content.key"');
    const segment = await videos.blobs.get(segmentKeyOf(id, 240, '00000.ts'));
    const key = openContentKey(testSecret, id, video.sealedKey ?? '');
    const decipher = createDecipheriv('aes-128-cbc', key, Buffer.alloc(16));
    const plain = Buffer.concat([
      decipher.update(await buffer(segment?.stream ?? expect.fail())),
      decipher.final(),
    ]);
    expect(plain[0]).toBe(0x47);
    expect(plain[188]).toBe(0x47);

    const { rows } = await videos.db.execute(
      sql`select name, priority, group_id as whose from pgboss.job where data->>'assetId' = ${id} order by name`,
    );
    expect(rows).toEqual([
      { name: 'captions.make', priority: queuedPriority(-1), whose: videos.authorId },
      { name: 'video.begin', priority: queuedPriority(-1), whose: videos.authorId },
      { name: 'video.finish', priority: queuedPriority(-1), whose: videos.authorId },
    ]);

    // Nothing is left but what is played: no source, no work folder.
    await vi.waitFor(async () => expect(await videos.keysBelow('sources')).toEqual([]), untilEncoded);
    const [run = ''] = await readdir(path.join(videos.dataDir, 'work'));
    expect(await readdir(path.join(videos.dataDir, 'work', run))).toEqual([]);
  });

  it('is ready at once when the first rendition is all there is, and keeps what the creator wrote', async () => {
    const lessonId = await videos.insertLesson('12:34');
    const id = await videos.addVersion(lessonId, clip('small'));
    await untilState(id, 'ready');
    expect(await videos.heights(id)).toEqual([240]);
    expect(await videos.find(id)).toMatchObject({ percent: 100, sourceKey: null });
    const [lesson] = await videos.db.select().from(lessons).where(eq(lessons.id, lessonId));
    expect(lesson?.duration).toBe('12:34');
    expect(await videos.jobs.isOpen('video.finish', { assetId: id })).toBe(false);
  });

  it('says at once and only once what is wrong with a file that is no video', async () => {
    const file = path.join(folder, 'page.mp4');
    await writeFile(file, '<!doctype html><title>No video</title>');
    const id = await videos.addVersion(await videos.insertLesson(), file);
    await untilState(id, 'failed');
    expect((await videos.find(id)).failure).toEqual({ code: 'not_a_video' });
    await vi.waitFor(
      async () => expect(await videos.jobs.isOpen('video.begin', { assetId: id })).toBe(false),
      { timeout: 20_000 },
    );
    expect((await videos.jobStates()).at(-1)).toMatchObject({ state: 'completed', attempts: 1 });
  });

  it('plays the old version until the new one is ready, whose length it then tells', async () => {
    const lessonId = await videos.insertLesson();
    const old = await videos.addVersion(lessonId, clip('ladder'));
    await untilState(old, 'ready');
    const bad = path.join(folder, 'zip.mp4');
    await writeFile(bad, 'PK\u0003\u0004');
    const unusable = await videos.addVersion(lessonId, bad);
    await untilState(unusable, 'failed');
    expect((await videos.find(old)).retiredAt).toBeNull();

    const renewed = await videos.addVersion(lessonId, clip('other'));
    await untilState(renewed, 'ready');
    expect((await videos.find(old)).retiredAt).toBeInstanceOf(Date);
    expect((await videos.find(unusable)).retiredAt).toBeInstanceOf(Date);
    expect((await videos.find(renewed)).retiredAt).toBeNull();
    const [lesson] = await videos.db.select().from(lessons).where(eq(lessons.id, lessonId));
    expect(lesson?.duration).toBe('00:01');
    expect(await videos.heights(old)).toEqual([240, 360]);
  });

  it('ends with the newest of two versions that are prepared at once', async () => {
    const lessonId = await videos.insertLesson();
    const [older, newer] = [
      await videos.addVersion(lessonId, clip('ladder')),
      await videos.addVersion(lessonId, clip('other')),
    ];
    await untilState(newer, 'ready');
    await vi.waitFor(async () => {
      const open = await Promise.all(
        (['video.begin', 'video.finish'] as const).map((name) =>
          videos.jobs.isOpen(name, { assetId: older }),
        ),
      );
      expect(open).toEqual([false, false]);
    }, untilEncoded);
    expect((await videos.find(older)).retiredAt).toBeInstanceOf(Date);
    expect((await videos.find(newer)).retiredAt).toBeNull();
  });

  it('does nothing for a version that was removed, or whose lesson is gone, while it waited', async () => {
    await videos.stopWorkers();
    const [removed, lost] = [await videos.insertLesson(), await videos.insertLesson()];
    const ids = [
      await videos.addVersion(removed, clip('small')),
      await videos.addVersion(lost, clip('small')),
    ];
    await videos.db
      .update(videoAssets)
      .set({ retiredAt: new Date() })
      .where(eq(videoAssets.id, ids[0] ?? ''));
    await videos.db.delete(lessons).where(eq(lessons.id, lost));
    await videos.startWorker();
    for (const assetId of ids) {
      await vi.waitFor(
        async () => expect(await videos.jobs.isOpen('video.begin', { assetId })).toBe(false),
        untilEncoded,
      );
      expect(await videos.find(assetId)).toMatchObject({ state: 'waiting', sealedKey: null });
    }
  });

  it('changes nothing when a job runs again whose end was not written down', async () => {
    const id = await videos.addVersion(await videos.insertLesson(), clip('ladder'));
    await untilState(id, 'ready');
    const [before, keys] = [await videos.find(id), await videos.keysBelow(`videos/${id}`)];
    for (const name of ['video.begin', 'video.finish'] as const) {
      await videos.jobs.enqueue(videos.db, name, { assetId: id });
    }
    for (const name of ['video.begin', 'video.finish'] as const) {
      await vi.waitFor(
        async () => expect(await videos.jobs.isOpen(name, { assetId: id })).toBe(false),
        untilEncoded,
      );
    }
    expect(await videos.find(id)).toEqual(before);
    expect(await videos.keysBelow(`videos/${id}`)).toEqual(keys);
  });

  it('begins anew with another key when the academy has got another secret', async () => {
    await videos.stopWorkers();
    const id = await videos.addVersion(await videos.insertLesson(), clip('small'));
    const sealedKey = 'c2VhbGVkIHdpdGggYSBzZWNyZXQgdGhhdCBpcyBsb3N0LCBsb25nIGFnbw==';
    await videos.db.update(videoAssets).set({ sealedKey }).where(eq(videoAssets.id, id));
    await videos.startWorker();
    await untilState(id, 'ready');
    const video = await videos.find(id);
    expect(openContentKey(testSecret, id, video.sealedKey ?? '')).toHaveLength(16);
  });

  it('says so when the file of a video is gone', async () => {
    await videos.stopWorkers();
    const id = await videos.addVersion(await videos.insertLesson(), clip('small'));
    await videos.blobs.delete(sourceKeyOf(id));
    await videos.startWorker();
    await untilState(id, 'failed');
    expect((await videos.find(id)).failure).toEqual({ code: 'source_lost' });
  });
});
