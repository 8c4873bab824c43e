import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { segmentPath } from '@academy/contract/videos/stream-paths.ts';
import { freePort } from '@academy/platform/free-port.ts';
import { segmentKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum } from '../testing/factories.ts';
import { insertVideo, segmentName } from '../testing/insert-video.ts';
import { hasNginx, type Nginx, startNginx } from '../testing/nginx.ts';
import { listenTestAcademy, type TestAcademy } from '../testing/test-academy.ts';
import { createUploader, tusHeaders } from '../testing/uploader.ts';

const metricsToken = 'a-token-for-figures-that-is-long-enough';

describe.skipIf(!hasNginx)('the academy behind the nginx of docs/operations.md', () => {
  let academy: TestAcademy & { origin: string };
  let nginx: Nginx;
  let publicUrl: string;
  beforeAll(async () => {
    const port = await freePort('127.0.0.1');
    publicUrl = `https://localhost:${port}`;
    academy = await listenTestAcademy({
      config: { publicUrl, accelRedirectPrefix: '/protected-media', metricsToken },
    });
    const academyPort = Number(new URL(academy.origin).port);
    nginx = await startNginx({ port, academyPort, dataDir: academy.dataDir });
  });
  afterAll(async () => {
    await nginx?.stop();
    await academy.close();
  });

  it('sends segments by nginx itself, whole and in parts, for every origin and every cache', async () => {
    const courseId = await insertCourse(academy.database);
    const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['Lesson'] });
    const { version } = await insertVideo(academy, { lessonId: lesson?.id ?? '', heights: [360] });
    const stored = await academy.blobs.get(segmentKeyOf(version, 360, segmentName(0)));
    const bytes = Buffer.concat((await stored?.stream.toArray()) ?? []);
    const address = segmentPath(version, 360, segmentName(0));

    const whole = await nginx.ask(address, { origin: 'https://elsewhere.example' });
    expect(whole.body).toEqual(bytes);
    expect(whole.headers).toMatchObject({
      server: expect.stringMatching(/^nginx/),
      'content-type': 'video/mp2t',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      'last-modified': expect.any(String),
    });
    expect(whole.headers['x-accel-redirect']).toBeUndefined();
    const part = await nginx.ask(address, { range: 'bytes=10-19' });
    expect([part.status, part.body]).toEqual([206, bytes.subarray(10, 20)]);
    const known = await nginx.ask(address, { 'if-none-match': String(whole.headers['etag']) });
    expect(known.status).toBe(304);

    const missing = await nginx.ask(segmentPath(version, 360, segmentName(7)));
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    const inside = await nginx.ask(`/protected-media/${segmentKeyOf(version, 360, segmentName(0))}`);
    expect(inside.status).toBe(404);
  });

  it('passes an upload on as it comes', async () => {
    const uploader = await createUploader(academy, publicUrl);
    const half = Buffer.alloc(1024 * 1024, 'a film ');
    const headers = { cookie: uploader.cookie.replaceAll('academy_', '__Host-academy_'), origin: publicUrl };
    const begun = await nginx.ask(
      '/api/uploads',
      { ...tusHeaders('POST', uploader.target), ...headers, 'upload-length': String(2 * half.length) },
      'POST',
    );
    expect(begun.status).toBe(201);
    const location = String(begun.headers['location']);
    const file = path.join(academy.dataDir, 'uploads', path.basename(location));

    const patch = nginx.open('PATCH', location, {
      ...{ ...headers, ...uploader.patchHeaders(0, 2 * half.length), 'tus-resumable': '1.0.0' },
    });
    patch.write(half);
    await vi.waitFor(async () => expect((await stat(file)).size).toBe(half.length), 20_000);
    patch.end(half);
    const [answer] = await once(patch, 'response');
    answer.resume();
    expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([204, String(2 * half.length)]);
  });

  it('counts by the address that nginx sees, not by the one that a client claims', async () => {
    const statuses: number[] = [];
    for (let claimed = 1; claimed <= 35; claimed += 1) {
      const answer = await nginx.ask('/api/auth/google', { 'x-forwarded-for': `192.0.2.${claimed}` });
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('answers a search of ten thousand Bengali letters', async () => {
    const { status, body } = await nginx.ask(`/api/courses?search=${'%E0%A6%95'.repeat(10_000)}`);
    expect([status, body.toString()]).toEqual([200, '[]']);
  });

  it.each(['/metrics', '/metrics/', '/%6Detrics/', '/metrics?a'])(
    'keeps the figures at %s for those inside',
    async (address) => {
      const authorization = `Bearer ${metricsToken}`;
      expect((await fetch(`${academy.origin}${address}`, { headers: { authorization } })).status).toBe(200);
      expect((await nginx.ask(address, { authorization })).status).toBe(404);
    },
  );
});
