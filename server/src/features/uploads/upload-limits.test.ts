import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { uploads, videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { createUploader, metadataOf, type Uploader } from '../../testing/uploader.ts';

const MEGABYTE = 1024 * 1024;
const TERABYTE = MEGABYTE * MEGABYTE;

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let author: Uploader;

beforeAll(async () => {
  academy = await listenTestAcademy({
    config: { maxUploadBytes: 2 * MEGABYTE, creatorQuotaBytes: 5 * MEGABYTE },
  });
});
beforeEach(async () => {
  author = await createUploader(academy, academy.origin);
});
afterAll(() => academy.close());

const beginWith = (headers: Record<string, string>) =>
  author.send('POST', '/api/uploads', {
    headers: { 'upload-metadata': metadataOf(author.target), ...headers },
  });

async function nothingIsKept(): Promise<void> {
  const rows = await academy.database.db.select().from(uploads).where(eq(uploads.userId, author.userId));
  expect(rows).toEqual([]);
}

describe('the size of a file', () => {
  it.each([
    ['is not said', {}, 400],
    ['is to be said later', { 'upload-defer-length': '1' }, 400],
    ['is no number', { 'upload-length': '1e3' }, 400],
    ['is negative', { 'upload-length': '-1' }, 400],
    ['is nothing', { 'upload-length': '0' }, 422],
    ['is more than one file may have', { 'upload-length': String(2 * MEGABYTE + 1) }, 413],
    ['is beyond all numbers', { 'upload-length': '100000000000000000000' }, 413],
  ])('that %s is refused', async (_name, headers, expected) => {
    const { status, body } = await beginWith(headers);
    expect(status).toBe(expected);
    expect(body).toEqual({
      message: expect.any(String),
      code: expect.any(String),
      ...(status === 413 && { facts: { megabytes: 2 } }),
    });
    await nothingIsKept();
  });

  it('that is exactly what one file may have is taken', async () => {
    expect((await beginWith({ 'upload-length': String(2 * MEGABYTE) })).status).toBe(201);
  });

  it('is told with the limit in words', async () => {
    const { body } = await beginWith({ 'upload-length': String(3 * MEGABYTE) });
    expect(body).toEqual({
      message: 'A file may have at most 2 MB.',
      code: 'file_too_large',
      facts: { megabytes: 2 },
    });
  });
});

describe('the quota of a creator', () => {
  it('counts uploads under way by their announced size, and is free again when one is given up', async () => {
    const [first] = [await author.begun(2 * MEGABYTE), await author.begun(2 * MEGABYTE)];
    const refused = await author.begin(2 * MEGABYTE);
    expect(refused).toMatchObject({ status: 413, body: { code: 'quota_exceeded', facts: { megabytes: 5 } } });
    expect(refused.body.message).toContain('5 MB');
    expect((await author.begin(MEGABYTE)).status).toBe(201);
    await author.send('DELETE', first);
    expect((await author.begin(2 * MEGABYTE)).status).toBe(201);
  });

  it('counts every version that is kept: replaced, or of a lesson that is gone', async () => {
    const version = {
      state: 'ready' as const,
      createdBy: author.userId,
      sourceBytes: 1.5 * MEGABYTE,
    };
    const { lessonId } = author.target;
    await academy.database.db.insert(videoAssets).values([
      { ...version, id: newId(), lessonId, version: 1, retiredAt: new Date() },
      { ...version, id: newId(), lessonId, version: 2 },
      { ...version, id: newId(), lessonId: null, version: 1 },
    ]);
    expect((await author.begin(MEGABYTE)).status).toBe(413);
    expect((await author.begin(0.5 * MEGABYTE)).status).toBe(201);
  });

  it('counts a film by its source, but one that grew far beyond it by what it became', async () => {
    const prepare = async (version: number, sourceBytes: number) => {
      const id = newId();
      const { lessonId } = author.target;
      const film = { state: 'ready', createdBy: author.userId, durationSeconds: 80 } as const;
      await academy.database.db.insert(videoAssets).values({ ...film, id, lessonId, version, sourceBytes });
      const facts = { assetId: id, width: 640, frameRate: 25, codecs: 'avc1.64001f', playlistKey: 'none' };
      const rates = { bandwidth: 250_000, averageBandwidth: 200_000 };
      await academy.database.db
        .insert(videoRenditions)
        .values([240, 360].map((height) => ({ ...facts, ...rates, height })));
    };
    // Both became 4,000,000 bytes.
    await prepare(1, MEGABYTE);
    expect((await author.begin(2 * MEGABYTE)).status).toBe(201);
    await academy.database.db.delete(uploads).where(eq(uploads.userId, author.userId));
    await prepare(2, 20_000);
    expect((await author.begin(MEGABYTE)).status).toBe(413);
    expect((await author.begin(1000)).status).toBe(201);
  });

  it('is the same for two uploads that begin at once', async () => {
    await author.begun(2 * MEGABYTE);
    const answers = await Promise.all(Array.from({ length: 6 }, () => author.begin(2 * MEGABYTE)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(5);
  });

  it('keeps no file of what it refuses', async () => {
    await author.begun(2 * MEGABYTE);
    await author.begun(2 * MEGABYTE);
    const folder = path.join(academy.dataDir, 'uploads');
    const before = await readdir(folder);
    await author.begin(2 * MEGABYTE);
    expect(await readdir(folder)).toEqual(before);
  });
});

it('a file that the disk has no room for is refused before it comes', async () => {
  const roomy = await listenTestAcademy({
    config: { maxUploadBytes: 4000 * TERABYTE, creatorQuotaBytes: 8000 * TERABYTE },
  });
  const creator = await createUploader(roomy, roomy.origin);
  expect(await creator.begin(3000 * TERABYTE)).toMatchObject({
    status: 413,
    body: { message: expect.stringContaining('no room'), code: 'file_exceeds_disk' },
  });
  expect(await roomy.database.db.select().from(uploads)).toEqual([]);
  await roomy.close();
});

it('too many beginnings from one address are told when to come back', async () => {
  const busy = await listenTestAcademy();
  const creator = await createUploader(busy, busy.origin);
  const statuses: number[] = [];
  for (let n = 0; n < 60; n += 1) statuses.push((await creator.begin(0)).status);
  expect(new Set(statuses)).toEqual(new Set([422]));
  const { status, headers, body } = await creator.begin(10);
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await busy.close();
});

it('a page of the web origin is shown the headers of the protocol, and no other page is', async () => {
  const webOrigin = 'https://learn.example';
  const split = await listenTestAcademy({ config: { webOrigin } });
  const creator = await createUploader(split, webOrigin);
  const { status, headers } = await creator.begin(10, 'talk.mp4', split.origin);
  expect(status).toBe(201);
  expect(headers).toMatchObject({
    location: expect.stringMatching(/^\/api\/uploads\//),
    'access-control-allow-origin': webOrigin,
    'access-control-allow-credentials': 'true',
  });
  for (const name of ['Location', 'Upload-Offset', 'Upload-Length', 'Tus-Resumable']) {
    expect(headers['access-control-expose-headers']).toContain(name);
  }
  const preflight = (origin: string) =>
    split.app.inject({
      method: 'OPTIONS',
      url: '/api/uploads/x',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'upload-offset,tus-resumable',
      },
    });
  const allowed = (await preflight(webOrigin)).headers;
  expect(allowed['access-control-allow-methods']).toContain('PATCH');
  expect(allowed['access-control-allow-headers']).toContain('upload-offset');
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).not.toBe(
    'https://evil.example',
  );
  await split.close();
});
