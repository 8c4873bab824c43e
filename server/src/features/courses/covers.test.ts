import { courses } from '@academy/platform/database/schema/courses.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';
import { tinyPng } from '../../testing/tiny-picture.ts';

let academy: TestAcademy;
let authorId: string;
let courseId: string;
let cookie: string;

beforeAll(async () => {
  academy = await createTestAcademy();
  authorId = await insertUser(academy.database);
  cookie = cookieHeader(await startTestSession(academy, authorId));
});
afterAll(() => academy.close());
beforeEach(async () => {
  courseId = await insertCourse(academy.database, { authorId });
});

function upload(bytes: Buffer, { type = 'image/png', as = cookie, to = courseId } = {}) {
  return academy.app.inject({
    method: 'PUT',
    url: `/api/courses/${to}/cover`,
    headers: { cookie: as, origin: 'http://localhost:3000', 'content-type': type },
    payload: bytes,
  });
}

async function uploaded(bytes = tinyPng): Promise<string> {
  const response = await upload(bytes);
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 });
  return response.json().thumbnailUrl;
}

async function filesOfCourse(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of academy.blobs.list(`covers/${courseId}`)) keys.push(key);
  return keys;
}

const coverOfCourse = async () =>
  (await academy.database.db.select().from(courses).where(eq(courses.id, courseId)))[0]?.thumbnailUrl;

/** As large as its header says, whatever follows. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(tinyPng);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('the cover of a course', () => {
  it('is stored, becomes the course’s thumbnail and counts as an edit', async () => {
    const response = await upload(tinyPng);
    const { thumbnailUrl } = response.json();
    expect(response.json()).toEqual({
      _id: courseId,
      id: courseId,
      revision: 2,
      thumbnailUrl: expect.stringMatching(new RegExp(`^/api/covers/${courseId}/[0-9a-f-]{36}\\.png$`)),
    });
    expect(await coverOfCourse()).toBe(thumbnailUrl);
  });

  it('is served publicly as the very bytes, for ever, and can run nothing', async () => {
    const response = await academy.app.inject({ method: 'GET', url: await uploaded() });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(tinyPng);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(tinyPng.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('answers HEAD without a body', async () => {
    const response = await academy.app.inject({ method: 'HEAD', url: await uploaded() });
    expect({ status: response.statusCode, body: response.body }).toEqual({ status: 200, body: '' });
    expect(response.headers['content-length']).toBe(String(tinyPng.length));
  });

  it('replaces the one before, whose file goes', async () => {
    const first = await uploaded();
    const second = await uploaded();
    expect(await filesOfCourse()).toEqual([`covers/${second.replace('/api/covers/', '')}`]);
    expect((await academy.app.inject({ method: 'GET', url: first })).statusCode).toBe(404);
  });

  it('has one file left after many uploads at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => uploaded()));
    const cover = await coverOfCourse();
    expect(await filesOfCourse()).toEqual([`covers/${cover?.replace('/api/covers/', '')}`]);
  });

  it('sweeps up after an upload that was killed', async () => {
    await academy.blobs.put(`covers/${courseId}/left-behind.png`, tinyPng);
    const cover = await uploaded();
    expect(await filesOfCourse()).toEqual([`covers/${cover.replace('/api/covers/', '')}`]);
  });

  it('goes with its file when the course gets another picture, or none', async () => {
    const call = await signInLearner(academy, authorId);
    const details = {
      title: 'Weaving',
      description: 'From the warp to the weft',
      category: 'Design',
      language: 'Bengali',
      difficulty: 'beginner',
    };
    const own = await uploaded();
    expect((await call('PUT', `/api/courses/${courseId}`, { ...details, thumbnailUrl: own })).status).toBe(
      200,
    );
    expect(await filesOfCourse()).toHaveLength(1);
    const elsewhere = 'https://example.com/a.jpg';
    await call('PUT', `/api/courses/${courseId}`, { ...details, thumbnailUrl: elsewhere });
    expect(await filesOfCourse()).toEqual([]);
    const late = await call('PUT', `/api/courses/${courseId}`, { ...details, thumbnailUrl: own });
    expect(late).toMatchObject({ status: 422, body: { code: 'cover_gone' } });
    expect(await coverOfCourse()).toBe(elsewhere);
  });

  it('cannot be another course’s', async () => {
    const call = await signInLearner(academy, authorId);
    const other = await uploaded();
    const { status } = await call('POST', '/api/courses', {
      title: 'Weaving',
      description: 'From the warp to the weft',
      category: 'Design',
      language: 'Bengali',
      difficulty: 'beginner',
      thumbnailUrl: other,
    });
    expect(status).toBe(422);
  });

  it.each([
    ['SVG', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['SVG that says it is a PNG', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML that says it is a JPEG', 'image/jpeg', Buffer.from('<script>alert(1)</script>'.padEnd(64))],
    ['a PNG that says it is a WebP', 'image/webp', tinyPng],
    ['JSON', 'application/json', Buffer.from('{}')],
    ['an empty body', 'image/png', Buffer.alloc(0)],
  ])('is never %s', async (_, type, bytes) => {
    const response = await upload(bytes, { type });
    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status: 415,
      body: { code: 'cover_not_a_picture', message: 'A cover must be a JPEG, PNG or WebP picture.' },
    });
    expect(await filesOfCourse()).toEqual([]);
  });

  it.each([
    [0, 100],
    [15, 100],
    [100, 8193],
    [60_000, 60_000],
  ])('is not %i by %i pixels', async (width, height) => {
    expect((await upload(pngOf(width, height))).statusCode).toBe(422);
    expect(await filesOfCourse()).toEqual([]);
  });

  it('is at most 8 MB', async () => {
    const limit = 8 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([tinyPng, Buffer.alloc(size - tinyPng.length)]);
    expect((await upload(padded(limit))).statusCode).toBe(200);
    expect((await upload(padded(limit + 1))).statusCode).toBe(413);
  });

  it('is refused before its bytes are read to users who may not change the course', async () => {
    const tooLarge = Buffer.alloc(9 * 1024 * 1024);
    expect((await upload(tooLarge, { as: '' })).statusCode).toBe(401);
    const stranger = cookieHeader(await startTestSession(academy, await insertUser(academy.database)));
    expect((await upload(tooLarge, { as: stranger })).statusCode).toBe(403);
  });

  it.each([
    '/api/covers/../../secret/x.png',
    '/api/covers/..%2f..%2fsecret/x.png',
    '/api/covers/%00/%00.png',
    '/api/covers/0190a5c2-0000-7000-8000-000000000000/0190a5c2-0000-7000-8000-000000000000.png',
    '/api/covers/0190a5c2-0000-7000-8000-000000000000/0190a5c2-0000-7000-8000-000000000000.svg',
  ])('is not at %s, and that is not kept by any cache', async (url) => {
    const response = await academy.app.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });
});
