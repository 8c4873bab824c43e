import { createDecipheriv } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { segmentPath } from '@academy/contract/videos/stream-paths.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { newId } from '@academy/platform/ids.ts';
import { newContentKey } from '@academy/platform/videos/content-key.ts';
import { segmentKeyOf } from '@academy/platform/videos/video-blobs.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBlobDelivery } from '../../http/deliver-blob.ts';
import { handleErrors } from '../../http/error-handler.ts';
import { LendingCache } from '../../http/lending-cache.ts';
import { insertCourse, insertCurriculum } from '../../testing/factories.ts';
import { type InsertedVideo, insertVideo, segmentName, vectorOf } from '../../testing/insert-video.ts';
import { createTestAcademy, listenTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { registerSegments } from './segments.routes.ts';
import { ServedVersions } from './served-versions.ts';
import { isServed } from './streams.repository.ts';

let academy: TestAcademy & { origin: string };
let video: InsertedVideo;
let url: string;
let whole: Buffer;

beforeAll(async () => {
  academy = await listenTestAcademy();
  const courseId = await insertCourse(academy.database);
  const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['Lesson'] });
  video = await insertVideo(academy, { lessonId: lesson?.id ?? '', heights: [360] });
  url = segmentPath(video.version, 360, segmentName(1));
  whole = (await ask(url)).rawPayload;
});
afterAll(() => academy.close());

const ask = (address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  academy.app.inject({ method, url: address, headers });

async function insertVersion(of: TestAcademy): Promise<string> {
  const lessons = await insertCurriculum(of.database, await insertCourse(of.database), { M: ['L'] });
  return (await insertVideo(of, { lessonId: lessons[0]?.id ?? '', heights: [360] })).version;
}

describe('a segment', () => {
  it('is public and may be cached anywhere for ever', async () => {
    const { statusCode, headers } = await ask(url, { origin: 'https://elsewhere.example' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'video/mp2t',
      'content-length': String(whole.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['etag']).toMatch(/^"[^"]+"$/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['vary']).toBeUndefined();
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it('is noise without its key', () => {
    const open = (key: Buffer, index: number) => {
      const decipher = createDecipheriv('aes-128-cbc', key, vectorOf(index)).setAutoPadding(false);
      return Buffer.concat([decipher.update(whole), decipher.final()]);
    };
    const syncBytes = (bytes: Buffer) => bytes.filter((byte, at) => at % 188 === 0 && byte === 0x47).length;
    const [, plain = Buffer.alloc(0)] = video.segments;
    expect(syncBytes(plain)).toBe(20);
    expect(open(video.contentKey, 1).subarray(0, plain.length)).toEqual(plain);
    expect(syncBytes(whole)).toBeLessThan(5);
    expect(syncBytes(open(newContentKey(), 1))).toBeLessThan(5);
    // Nor does the number of another segment open its beginning.
    expect(open(video.contentKey, 0).subarray(0, 16)).not.toEqual(plain.subarray(0, 16));
  });

  it('is not sent again to a client that has it', async () => {
    const etag = String((await ask(url)).headers['etag']);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(url, { 'if-none-match': known });
      expect([known, answer.statusCode, answer.rawPayload.length]).toEqual([known, 304, 0]);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    }
    expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('has the same tag whether it comes from memory or from the store, and another than its neighbours', async () => {
    const version = await insertVersion(academy);
    const fresh = segmentPath(version, 360, segmentName(0));
    const unread = (await ask(fresh, {}, 'HEAD')).headers['etag'];
    const read = (await ask(fresh)).headers['etag'];
    expect(read).toBe(unread);
    expect((await ask(fresh)).headers['etag']).toBe(read);
    expect((await ask(segmentPath(version, 360, segmentName(1)))).headers['etag']).not.toBe(read);
  });

  it('tells of itself to HEAD, read already or not', async () => {
    for (const address of [url, segmentPath(video.version, 360, segmentName(0))]) {
      const { statusCode, headers, rawPayload } = await ask(address, { range: 'bytes=0-1' }, 'HEAD');
      expect([statusCode, rawPayload.length]).toEqual([200, 0]);
      expect(headers['content-length']).toBe(String(whole.length));
    }
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, Number.NaN],
    ['bytes=-16', -16, Number.NaN],
  ])('is sent in parts: %s', async (range, from, to) => {
    const expected = Number.isNaN(to) ? whole.subarray(from) : whole.subarray(from, to + 1);
    const { statusCode, headers, rawPayload } = await ask(url, { range });
    expect(statusCode).toBe(206);
    expect(rawPayload).toEqual(expected);
    const start = from < 0 ? whole.length + from : from;
    expect(headers['content-range']).toBe(`bytes ${start}-${start + expected.length - 1}/${whole.length}`);
    expect(headers['content-length']).toBe(String(expected.length));
  });

  it('refuses a part behind its end, which no cache may keep', async () => {
    const { statusCode, headers, rawPayload } = await ask(url, { range: `bytes=${whole.length}-` });
    expect([statusCode, rawPayload.length]).toEqual([416, 0]);
    expect(headers).toMatchObject({
      'content-range': `bytes */${whole.length}`,
      'cache-control': 'no-store',
    });
  });

  it('is sent whole for several parts at once, and for a part of something else', async () => {
    expect((await ask(url, { range: 'bytes=0-1,4-5' })).rawPayload).toEqual(whole);
    expect((await ask(url, { range: 'bytes=0-1', 'if-range': '"other"' })).rawPayload).toEqual(whole);
    const etag = String((await ask(url)).headers['etag']);
    expect((await ask(url, { range: 'bytes=0-1', 'if-range': etag })).rawPayload).toHaveLength(2);
  });

  it('is sent without looking up a session', async () => {
    const query = vi.spyOn(academy.database.pool, 'query');
    const { statusCode } = await ask(url, { cookie: 'academy_access=made-up' });
    expect(statusCode).toBe(200);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });
});

describe('an address that is no segment', () => {
  /** As it stands, where a library would tidy it up first. */
  const askRaw = (path: string) =>
    new Promise<{ status: number; body: Buffer; cacheControl: string | undefined }>((resolve, reject) => {
      httpRequest(academy.origin, { path }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, body, cacheControl: response.headers['cache-control'] });
      })
        .on('error', reject)
        .end();
    });

  it('gives nothing, whatever its spelling', async () => {
    const { version } = video;
    const base = `/api/hls/segments/${version}`;
    const spellings = [
      `/api/hls/segments/${newId()}/360p/00000.ts`,
      `${base}/720p/00000.ts`,
      `${base}/360p/00002.ts`,
      `${base}/360p/index.m3u8`,
      `${base}/360p/content.key`,
      `${base}/360p/0.ts`,
      `${base}/360p/00000.TS`,
      `${base}/360p/00000.ts%00`,
      `${base}/360p/00000.ts%0a`,
      `${base}/360p/00000.ts/more`,
      `${base}/360p/%2e%2e%2fposter.jpg`,
      `${base}/360p/..%2f..%2f${version}%2f360p%2f00000.ts`,
      `${base}/360p/%252e%252e%252fposter.jpg`,
      `${base}/360p/../poster.jpg`,
      `${base}/../${version}/360p/index.m3u8`,
      `${base}/..%2f${version}/poster.jpg`,
      `${base}/360P/00000.ts`,
      `${base}/0360p/00000.ts`,
      `${base}/360/00000.ts`,
      `${base}//00000.ts`,
      `${base}/./poster.jpg`,
      `/api/hls/segments/${version.toUpperCase()}/360p/00000.ts`,
      `/api/hls/segments/..%2fvideos%2f${version}/360p/00000.ts`,
      `/api/hls/segments/../../../blobs/videos/${version}/360p/00000.ts`,
      `/api/hls/segments/..%5c..%5c${version}/360p/00000.ts`,
      `/api/hls/segments/sources/${version}/00000.ts`,
    ];
    for (const path of spellings) {
      const { status, body } = await askRaw(path);
      expect([path, status]).toEqual([path, 404]);
      // With more parts than a segment's address has, it is the address of nothing.
      const code = path.split('/').length === 7 ? 'segment_not_found' : 'not_found';
      expect([path, JSON.parse(body.toString())]).toMatchObject([path, { code }]);
    }
  });

  it('is not remembered as missing: it may be there in a moment', async () => {
    const path = segmentPath(video.version, 720, segmentName(0));
    const missing = await askRaw(path);
    expect([missing.status, missing.cacheControl]).toEqual([404, 'no-store']);
    await academy.blobs.put(segmentKeyOf(video.version, 720, segmentName(0)), Buffer.from('here'));
    const found = await askRaw(path);
    expect([found.status, found.body.toString()]).toEqual([200, 'here']);
  });
});

describe('the way to the bytes', () => {
  let version: string;
  const large = Buffer.alloc(9 * 1024 * 1024, 'abcdefgh');
  let gets: string[];
  let media: FastifyInstance;

  /** The real store, which says what it was asked for. */
  const watched = (): BlobStore =>
    new Proxy(academy.blobs, {
      get: (store, name: keyof BlobStore) => {
        const method = store[name];
        return (...args: [string]) => {
          if (name === 'get' || name === 'read') gets.push(args[0]);
          return Reflect.apply(method, store, args);
        };
      },
    });

  async function serve(cache: LendingCache): Promise<FastifyInstance> {
    gets = [];
    media = fastify();
    handleErrors(media);
    const served = new ServedVersions((version) => isServed(academy.database.db, version));
    const deliver = createBlobDelivery({ blobs: watched(), cache, accelRedirectPrefix: null });
    registerSegments(media, { deliver, served });
    await media.ready();
    return media;
  }

  beforeAll(async () => {
    version = await insertVersion(academy);
    await academy.blobs.put(segmentKeyOf(version, 360, segmentName(0)), Buffer.alloc(1000, 1));
    await academy.blobs.put(segmentKeyOf(version, 360, segmentName(1)), Buffer.alloc(1000, 2));
    await academy.blobs.put(segmentKeyOf(version, 1080, segmentName(0)), large);
  });

  it('reads a file once for a hundred requests at once, and for all that come later', async () => {
    const app = await serve(new LendingCache({ maxBytes: 10_000, maxLoads: 4 }));
    const address = segmentPath(version, 360, segmentName(0));
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject(address)));
    expect(answers.every(({ rawPayload }) => rawPayload.equals(Buffer.alloc(1000, 1)))).toBe(true);
    await app.inject({ url: address, headers: { range: 'bytes=5-9' } });
    expect(gets).toHaveLength(1);
    await app.close();
  });

  it('holds no more in memory than it may', async () => {
    const cache = new LendingCache({ maxBytes: 1500, maxLoads: 4 });
    const app = await serve(cache);
    for (const index of [0, 1, 0, 1]) {
      const { rawPayload } = await app.inject(segmentPath(version, 360, segmentName(index)));
      expect(rawPayload).toEqual(Buffer.alloc(1000, index + 1));
      expect(cache.bytes).toBeLessThanOrEqual(1500);
    }
    expect(gets).toHaveLength(4);
    await app.close();
  });

  it('sends a slow reader the right bytes, though their memory is wanted for others', async () => {
    const bytes = 6 * 1024 * 1024;
    for (let index = 0; index < 8; index += 1) {
      await academy.blobs.put(
        segmentKeyOf(version, 720, segmentName(index)),
        Buffer.alloc(bytes, 65 + index),
      );
    }
    const app = await serve(new LendingCache({ maxBytes: 2 * bytes, maxLoads: 4 }));
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const open = async (index: number) => {
      const sent = httpRequest(origin + segmentPath(version, 720, segmentName(index))).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      return answer;
    };
    const slow = await open(0);
    const gone = await open(1);
    gone.destroy();
    for (const index of [2, 3, 4, 5, 6, 7, 2, 3]) {
      expect((await buffer(await open(index))).equals(Buffer.alloc(bytes, 65 + index))).toBe(true);
    }
    expect((await buffer(slow)).equals(Buffer.alloc(bytes, 65))).toBe(true);
    await app.close();
  });

  it('sends what is too large to keep as it is read, whole and in parts', async () => {
    const cache = new LendingCache({ maxBytes: 100 * 1024 * 1024, maxLoads: 4 });
    const app = await serve(cache);
    const address = segmentPath(version, 1080, segmentName(0));
    const got = await app.inject(address);
    expect(got.rawPayload.equals(large)).toBe(true);
    expect(got.headers['content-length']).toBe(String(large.length));
    const part = await app.inject({ url: address, headers: { range: 'bytes=1000000-1000007' } });
    expect([part.statusCode, part.body]).toEqual([206, 'abcdefgh']);
    expect(part.headers['content-range']).toBe(`bytes 1000000-1000007/${large.length}`);
    expect(cache.bytes).toBe(0);
    await app.close();
  });

  it('sends as it reads when very many different segments are asked for at once', async () => {
    const cache = new LendingCache({ maxBytes: 10_000, maxLoads: 0 });
    const app = await serve(cache);
    const { rawPayload } = await app.inject(segmentPath(version, 360, segmentName(0)));
    expect(rawPayload).toEqual(Buffer.alloc(1000, 1));
    expect(cache.bytes).toBe(0);
    await app.close();
  });
});

describe('behind other machines', () => {
  it('is left to the web server in front, where there is one that can', async () => {
    const front = await createTestAcademy({ config: { accelRedirectPrefix: '/protected-media' } });
    const version = await insertVersion(front);
    const key = segmentKeyOf(version, 360, segmentName(0));
    await front.blobs.put(key, Buffer.from('bytes'));
    const answer = await front.app.inject(segmentPath(version, 360, segmentName(0)));
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({
      'x-accel-redirect': `/protected-media/${key}`,
      'content-type': 'video/mp2t',
    });
    // It would stay on the error of a web server that cannot read the file, for a year.
    expect(answer.headers['cache-control']).toBeUndefined();
    const missing = await front.app.inject(segmentPath(version, 360, segmentName(9)));
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['x-accel-redirect']).toBeUndefined();
    await front.close();
  });

  it('says the same to every origin, also where one of them is let in with its cookies', async () => {
    const split = await createTestAcademy({ config: { webOrigin: 'https://app.example.org' } });
    const version = await insertVersion(split);
    await split.blobs.put(segmentKeyOf(version, 360, segmentName(0)), Buffer.from('bytes'));
    const address = segmentPath(version, 360, segmentName(0));
    for (const origin of ['https://app.example.org', 'https://elsewhere.example']) {
      const { headers } = await split.app.inject({ url: address, headers: { origin } });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['vary']).toBeUndefined();
    }
    await split.close();
  });
});
