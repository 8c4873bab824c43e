import { gunzipSync } from 'node:zlib';
import {
  contentKeyPath,
  playlistPath,
  posterPath,
  storyboardPath,
  streamPath,
} from '@academy/contract/videos/stream-paths.ts';
import type { VideoState } from '@academy/contract/videos/video-status.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
let cookie: string;
let userId: string;

beforeAll(async () => {
  academy = await createTestAcademy();
  userId = await insertUser(academy.database);
  cookie = cookieHeader(await startTestSession(academy, userId));
});
afterAll(() => academy.close());

/** A lesson of a course that the student attends. */
async function insertLesson(): Promise<string> {
  const courseId = await insertCourse(academy.database);
  await academy.database.db.insert(enrollments).values({ userId, courseId });
  const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['Lesson'] });
  return lesson?.id ?? '';
}

const ask = (url: string, options: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {}) =>
  academy.app.inject({ url, method: options.method ?? 'GET', headers: { cookie, ...options.headers } });

const versionIn = (master: string) => /stream\/[^/]+\/([^/]+)\//.exec(master)?.[1];

describe('the stream of a lesson', () => {
  it('leads from the master over a playlist to the segments and the key', async () => {
    const lessonId = await insertLesson();
    const { version, contentKey } = await insertVideo(academy, { lessonId });
    const master = await ask(streamPath(lessonId));
    expect(master.statusCode).toBe(200);
    expect(master.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-store',
    });
    const [, playlistAddress = ''] = /^(\/.*360p\.m3u8)$/m.exec(master.body) ?? [];
    expect(playlistAddress).toBe(playlistPath(lessonId, version, 360));

    const playlist = await ask(playlistAddress);
    expect(playlist.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-store',
    });
    const [, keyAddress = ''] = /URI="([^"]*)"/.exec(playlist.body) ?? [];
    const segmentAddresses = playlist.body.split('\n').filter((line) => line.startsWith('/'));
    expect(segmentAddresses).toHaveLength(2);
    for (const address of segmentAddresses) expect((await ask(address)).statusCode).toBe(200);

    const key = await ask(keyAddress);
    expect(key.rawPayload).toEqual(contentKey);
    expect(key.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'content-length': '16',
    });
  });

  it('is authorised and found in one query, beside the one of the session', async () => {
    const lessonId = await insertLesson();
    const { version } = await insertVideo(academy, { lessonId, heights: [360] });
    for (const url of [
      streamPath(lessonId),
      playlistPath(lessonId, version, 360),
      contentKeyPath(lessonId, version),
    ]) {
      const query = vi.spyOn(academy.database.pool, 'query');
      expect((await ask(url)).statusCode).toBe(200);
      expect(query).toHaveBeenCalledTimes(2);
      query.mockRestore();
    }
  });

  it('never says the key in a playlist', async () => {
    const lessonId = await insertLesson();
    const { version, contentKey } = await insertVideo(academy, { lessonId });
    for (const url of [streamPath(lessonId), playlistPath(lessonId, version, 720)]) {
      const { rawPayload, body } = await ask(url);
      expect(rawPayload.includes(contentKey)).toBe(false);
      expect(body.toLowerCase()).not.toContain(contentKey.toString('hex'));
      expect(body).not.toContain(contentKey.toString('base64'));
    }
  });

  it('answers HEAD as GET, without the bytes', async () => {
    const lessonId = await insertLesson();
    const { version } = await insertVideo(academy, { lessonId });
    for (const url of [
      streamPath(lessonId),
      playlistPath(lessonId, version, 240),
      contentKeyPath(lessonId, version),
      posterPath(lessonId, version),
      storyboardPath(lessonId, version, 0),
    ]) {
      const [got, headed] = [await ask(url), await ask(url, { method: 'HEAD' })];
      expect(headed.statusCode).toBe(200);
      expect(headed.rawPayload).toHaveLength(0);
      expect(headed.headers['content-length']).toBe(String(got.rawPayload.length));
      expect(headed.headers['content-type']).toBe(got.headers['content-type']);
      const visitor = await academy.app.inject({ method: 'HEAD', url });
      expect(visitor.statusCode).toBe(401);
    }
  });

  it('sends a long playlist compressed to clients that can read it so', async () => {
    const lessonId = await insertLesson();
    const { version } = await insertVideo(academy, { lessonId, heights: [240], segmentCount: 1 });
    const key = `videos/${version}/240p/index.m3u8`;
    const long = Array.from({ length: 900 }, (_, index) => `${String(index).padStart(5, '0')}.ts`);
    await academy.blobs.put(key, Buffer.from(long.join('\n')));
    const url = playlistPath(lessonId, version, 240);
    const plain = await ask(url);
    const compressed = await ask(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(gunzipSync(compressed.rawPayload)).toEqual(plain.rawPayload);
  });
});

describe('what plays', () => {
  it('is the ready version while a newer one is prepared, even if that can be watched already', async () => {
    const lessonId = await insertLesson();
    const old = await insertVideo(academy, { lessonId });
    await insertVideo(academy, { lessonId, heights: [360], values: { state: 'playable', percent: 40 } });
    expect(versionIn((await ask(streamPath(lessonId))).body)).toBe(old.version);
  });

  it.each(['playable', 'preparing', 'waiting', 'failed'] satisfies VideoState[])(
    'is the newest with a rendition where none is ready, though it is %s',
    async (state) => {
      const lessonId = await insertLesson();
      await insertVideo(academy, { lessonId, heights: [360], values: { state: 'failed' } });
      const newer = await insertVideo(academy, { lessonId, heights: [360], values: { state } });
      await insertVideo(academy, { lessonId, heights: [], values: { state: 'waiting', percent: 0 } });
      expect(versionIn((await ask(streamPath(lessonId))).body)).toBe(newer.version);
    },
  );

  it('is never a replaced version, which its viewers may watch to the end', async () => {
    const lessonId = await insertLesson();
    const old = await insertVideo(academy, { lessonId, values: { retiredAt: new Date() } });
    const { version } = await insertVideo(academy, { lessonId });
    expect(versionIn((await ask(streamPath(lessonId))).body)).toBe(version);
    expect((await ask(playlistPath(lessonId, old.version, 360))).statusCode).toBe(200);
    expect((await ask(contentKeyPath(lessonId, old.version))).rawPayload).toEqual(old.contentKey);
  });
});

describe('a lesson of which nothing can be watched', () => {
  it.each([
    ['waiting', 0, 409, 'video_waiting', 'The video of this lesson is waiting to be prepared.'],
    ['preparing', 42, 409, 'video_preparing', 'The video of this lesson is being prepared: 42 percent done.'],
    ['failed', 10, 409, 'video_failed', 'The video of this lesson could not be prepared.'],
    ['none', 0, 404, 'no_video', 'This lesson has no video.'],
  ] as const)('says so when its video is %s', async (state, percent, status, code, message) => {
    const lessonId = await insertLesson();
    await insertVideo(academy, {
      lessonId,
      heights: [],
      values: { state, percent, failure: { code: 'other', sentence: 'A secret reason' } },
    });
    const answer = await ask(streamPath(lessonId));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message, ...(state === 'preparing' && { facts: { percent } }) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('says that it has no video, also when it was removed or its link leads elsewhere', async () => {
    const lessonId = await insertLesson();
    expect((await ask(streamPath(lessonId))).json()).toMatchObject({ code: 'no_video' });
    await insertVideo(academy, { lessonId, values: { retiredAt: new Date() } });
    expect((await ask(streamPath(lessonId))).json()).toMatchObject({ code: 'no_video' });
  });
});

describe('the picture of a video', () => {
  it('may be kept by the browser of a reader, which asks again each time', async () => {
    const lessonId = await insertLesson();
    const url = posterPath(lessonId, (await insertVideo(academy, { lessonId })).version);
    const first = await ask(url);
    expect(first.body).toBe('a picture');
    expect(first.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
    });
    expect(first.headers['cross-origin-resource-policy']).toBe('same-site');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await ask(url, { headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const visitor = await academy.app.inject({ url, headers });
    expect(visitor.statusCode).toBe(401);
    expect(visitor.headers['cache-control']).toBe('no-store');
  });

  it('is missing where none was taken or kept', async () => {
    const lessonId = await insertLesson();
    const none = await insertVideo(academy, { lessonId, values: { posterKey: null } });
    const lost = await insertVideo(academy, { lessonId, values: { posterKey: 'videos/nowhere/poster.jpg' } });
    for (const { version } of [none, lost]) {
      expect((await ask(posterPath(lessonId, version))).statusCode).toBe(404);
    }
  });
});

describe('the small pictures of a video', () => {
  it('come by the sheet to readers, while there are some', async () => {
    const lessonId = await insertLesson();
    const { version } = await insertVideo(academy, { lessonId });
    const sheet = await ask(storyboardPath(lessonId, version, 0));
    expect(sheet.body).toBe('small pictures');
    expect(sheet.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
    });
    const without = await insertVideo(academy, { lessonId, values: { storyboard: null } });
    const base = `/api/hls/stream/${lessonId}/${version}/storyboard`;
    for (const url of [
      storyboardPath(lessonId, version, 1),
      storyboardPath(lessonId, without.version, 0),
      `${base}/0.png`,
      `${base}/..%2Fposter.jpg`,
    ]) {
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe('a made-up address', () => {
  it('gives nothing of another lesson, of another version or of a rendition that is not there', async () => {
    const [lessonId, otherLesson] = [await insertLesson(), await insertLesson()];
    const [mine, other] = [
      await insertVideo(academy, { lessonId, heights: [360] }),
      await insertVideo(academy, { lessonId: otherLesson, heights: [720] }),
    ];
    const addresses = [
      playlistPath(lessonId, other.version, 720),
      playlistPath(lessonId, mine.version, 720),
      playlistPath(lessonId, newId(), 360),
      contentKeyPath(lessonId, other.version),
      contentKeyPath(lessonId, newId()),
      contentKeyPath(newId(), mine.version),
      posterPath(lessonId, other.version),
      streamPath(newId()),
    ];
    for (const url of addresses) expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });

  it('gives nothing by another spelling', async () => {
    const lessonId = await insertLesson();
    const { version } = await insertVideo(academy, { lessonId, heights: [360] });
    const base = `/api/hls/stream/${lessonId}/${version}`;
    const spellings = [
      `/api/hls/stream/${lessonId.toUpperCase()}`,
      `/api/hls/stream/${lessonId}%00`,
      `/api/hls/stream/${lessonId}%20`,
      `/api/hls/stream/..%2f${lessonId}`,
      `/api/hls/stream/${encodeURIComponent(encodeURIComponent(`../${lessonId}`))}`,
      `/api/hls/stream/${lessonId}/${version.toUpperCase()}/key`,
      `/api/hls/stream/${lessonId}/${version}%00/key`,
      `/api/hls/stream/${lessonId}/..%2f..%2f${version}/key`,
      `${base}/KEY`,
      `${base}/key%00`,
      `${base}/key.bin`,
      `${base}/key/more`,
      `${base}/content.key`,
      `${base}/index.m3u8`,
      `${base}/360p.m3u8%00`,
      `${base}/360P.m3u8`,
      `${base}/0360p.m3u8`,
      `${base}/360p`,
      `${base}/-360p.m3u8`,
      `${base}/360p.m3u8/00000.ts`,
      `${base}/360p%2fcontent.key`,
      `${base}/..%2f360p%2findex.m3u8`,
      `${base}/%252e%252e%252f360p%252findex.m3u8`,
      `${base}/99999999999999999999p.m3u8`,
      `${base}/poster.jpg%00.m3u8`,
      `${base}/${'9'.repeat(190)}p.m3u8`,
    ];
    for (const url of spellings) {
      const { statusCode, headers } = await ask(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(headers['content-type']).toContain('application/json');
      const visitor = await academy.app.inject({ url });
      expect([url, [401, 404].includes(visitor.statusCode)]).toEqual([url, true]);
    }
  });

  it('gives nothing of a lesson that was deleted', async () => {
    const lessonId = await insertLesson();
    const { version } = await insertVideo(academy, { lessonId });
    await academy.database.db.delete(lessons).where(eq(lessons.id, lessonId));
    for (const url of [streamPath(lessonId), contentKeyPath(lessonId, version)]) {
      expect((await ask(url)).statusCode).toBe(404);
    }
  });
});

describe('trouble', () => {
  it('with the secret is our own fault, and gives no key', async () => {
    const lessonId = await insertLesson();
    const [one, other] = [await insertVideo(academy, { lessonId }), await insertVideo(academy, { lessonId })];
    const { db } = academy.database;
    const [row] = await db.select().from(videoAssets).where(eq(videoAssets.id, other.version));
    await db
      .update(videoAssets)
      .set({ sealedKey: row?.sealedKey ?? '' })
      .where(eq(videoAssets.id, one.version));
    const answer = await ask(contentKeyPath(lessonId, one.version));
    expect(answer.statusCode).toBe(500);
    expect(answer.rawPayload.includes(other.contentKey)).toBe(false);
  });

  it('of one session that asks without end is told to come back, and no other session is', async () => {
    const lessonId = await insertLesson();
    await insertVideo(academy, { lessonId, heights: [360] });
    const author = await insertUser(academy.database, { role: 'admin' });
    const greedy = { cookie: cookieHeader(await startTestSession(academy, author)) };
    const statuses = new Map<number, number>();
    for (let n = 0; n < 605; n += 1) {
      const { statusCode } = await ask(streamPath(lessonId), { headers: greedy });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 5 });
    expect((await ask(streamPath(lessonId))).statusCode).toBe(200);
  });
});
