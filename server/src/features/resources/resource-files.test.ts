/** What is sent of a file, and how: on a disk and on S3. */
import { randomBytes } from 'node:crypto';
import { get as httpGet } from 'node:http';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertResource } from '../../testing/insert-resource.ts';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let lessonId: string;
let lesson: string;
let cookie: string;
const content = randomBytes(300_000);

beforeAll(async () => {
  academy = await listenTestAcademy();
  const courseId = await insertCourse(academy.database);
  const [first] = await insertCurriculum(academy.database, courseId, { Module: ['Lesson', 'Other'] });
  lessonId = first?.id ?? '';
  lesson = `/api/courses/${courseId}/modules/${first?.moduleId}/lessons/${lessonId}`;
  const userId = await insertUser(academy.database);
  await academy.database.db.insert(enrollments).values({ userId, courseId });
  cookie = cookieHeader(await startTestSession(academy, userId));
});
afterAll(() => academy.close());

const insert = (fileName: string, bytes = content) =>
  insertResource(academy, { lessonId, fileName, content: bytes });
const addressOf = (id: string) => `${lesson}/resources/${id}/file`;
const ask = (id: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  academy.app.inject({ method, url: addressOf(id), headers: { cookie, ...headers } });

describe('the file of a lesson', () => {
  it('comes whole, as a download that no browser shows and no cache keeps', async () => {
    const { statusCode, headers, rawPayload } = await ask(await insert('Slides of day one.pdf'));
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="Slides of day one.pdf"; filename*=UTF-8''Slides%20of%20day%20one.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
  });

  it.each([
    ['page.html', '<script>alert(document.domain)</script>'],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['feed.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
    ['\u202efdp.exe', 'MZ'],
    ['"\r\nContent-Type: text/html\r\n\r\n<script>', 'x'],
  ])('that is called %j is a download like any other', async (fileName, text) => {
    const { headers, body } = await ask(await insert(fileName, Buffer.from(text)));
    expect(body).toBe(text);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[^"]*"; filename\*=UTF-8''[\w.%~-]+$/,
    );
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('comes in parts: from a place on, a piece, and its end', async () => {
    const id = await insert('slides.pdf');
    for (const [range, start, end] of [
      ['bytes=250000-', 250_000, 299_999],
      ['bytes=0-0', 0, 0],
      ['bytes=-10', 299_990, 299_999],
      ['bytes=299999-999999', 299_999, 299_999],
    ] as const) {
      const { statusCode, headers, rawPayload } = await ask(id, { range });
      expect(statusCode).toBe(206);
      expect(headers['content-range']).toBe(`bytes ${start}-${end}/300000`);
      expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(rawPayload.equals(content.subarray(start, end + 1))).toBe(true);
    }
    const outside = await ask(id, { range: 'bytes=300000-' });
    expect(outside.statusCode).toBe(416);
    expect(outside.headers['content-range']).toBe('bytes */300000');
  });

  it('is told by HEAD without a byte of it, and by its tag to be the same', async () => {
    const id = await insert('slides.pdf');
    const head = await ask(id, {}, 'HEAD');
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers['content-length']).toBe('300000');
    const etag = String(head.headers['etag']);
    expect((await ask(id, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await ask(id, { range: 'bytes=9-', 'if-range': etag })).statusCode).toBe(206);
    const other = await ask(id, { range: 'bytes=9-', 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, 300_000]);
  });

  it('whose download is cut is whole, byte for byte, when the rest is fetched', async () => {
    const large = randomBytes(8_000_000);
    const url = new URL(addressOf(await insert('film.zip', large)), academy.origin);
    const { first, etag } = await cutAfter(url, 1_000_000);
    expect(first.length).toBeGreaterThanOrEqual(1_000_000);
    expect(first.length).toBeLessThan(large.length);
    const headers = { cookie, range: `bytes=${first.length}-`, 'if-range': etag };
    const rest = await fetch(url, { headers });
    expect(rest.status).toBe(206);
    const both = Buffer.concat([first, Buffer.from(await rest.arrayBuffer())]);
    expect(both.equals(large)).toBe(true);
  });

  it('is missing where the lesson is another, the id is none, or the store has lost it', async () => {
    const id = await insert('slides.pdf');
    expect((await ask('../../etc/passwd')).statusCode).toBe(404);
    expect((await ask('%00')).statusCode).toBe(404);
    expect((await ask(lessonId)).statusCode).toBe(404);
    await academy.blobs.delete(sourceKeyOf(id));
    const lost = await ask(id);
    expect(lost.statusCode).toBe(404);
    expect(lost.headers['content-disposition']).toBeUndefined();
  });
});

/** Reads so many bytes and hangs up. */
function cutAfter(url: URL, bytes: number): Promise<{ first: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    httpGet(url, { headers: { cookie }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('error', () => undefined);
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length < bytes) return;
        response.destroy();
        resolve({ first: Buffer.concat(chunks), etag: String(response.headers.etag) });
      });
    }).on('error', reject);
  });
}
