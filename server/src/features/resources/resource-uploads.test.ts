/** Files of a lesson on their way into it and out of it: on a disk and on S3. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import {
  lessonResources,
  resourceTextParts,
  resourceTexts,
} from '@academy/platform/database/schema/resources.ts';
import { uploads, videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { createUploader, type Uploader } from '../../testing/uploader.ts';

const MEGABYTE = 1024 * 1024;

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let author: Uploader;
let lesson: string;

beforeAll(async () => {
  academy = await listenTestAcademy({
    config: { maxResourceBytes: 2 * MEGABYTE, maxUploadBytes: MEGABYTE, creatorQuotaBytes: 3 * MEGABYTE },
  });
});
beforeEach(async () => {
  author = await createUploader(academy, academy.origin);
  const { courseId, moduleId, lessonId } = author.target;
  lesson = `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}`;
});
afterAll(() => academy.close());

const headers = () => ({ cookie: author.cookie, origin: academy.origin });
const call = (method: 'GET' | 'DELETE', url: string) =>
  academy.app.inject({ method, url, headers: headers() });
const list = async () => (await call('GET', `${lesson}/resources`)).json();
const rowsOf = () =>
  academy.database.db.select().from(lessonResources).where(eq(lessonResources.createdBy, author.userId));

async function upload(content: Buffer, name?: string): Promise<string> {
  const { headers: begun } = await author.beginResource(content.length, name);
  const url = String(begun.location);
  expect((await author.patch(url, 0, content)).status).toBe(204);
  return url.split('/').at(-1) ?? '';
}

describe('an upload for a lesson’s files', () => {
  it('is one of them when its last byte is there, no video, and can be fetched', async () => {
    const content = randomBytes(50_000);
    const id = await upload(content, 'প্রথম পাঠ.PDF');
    expect(await list()).toEqual([
      {
        ...{ _id: id, id, kind: 'file', name: 'প্রথম পাঠ', description: '', extension: '.pdf' },
        ...{ bytes: 50_000, order: 1, revision: 1, reading: { state: 'waiting', reason: null } },
      },
    ]);
    const file = await call('GET', `${lesson}/resources/${id}/file`);
    expect(file.rawPayload.equals(content)).toBe(true);
    const { db } = academy.database;
    expect(await db.$count(videoAssets, eq(videoAssets.createdBy, author.userId))).toBe(0);
    expect(await academy.uploadStore.size(id)).toBeNull();
  });

  it('that was cut goes on where it was, and is told to be finished as often as it asks', async () => {
    const content = randomBytes(400_000);
    const url = String((await author.beginResource(content.length)).headers.location);
    await author.patch(url, 0, content.subarray(0, 150_000));
    expect(await author.offset(url)).toBe(150_000);
    expect(await list()).toEqual([]);
    await author.patch(url, 150_000, content.subarray(150_000));
    expect(await author.offset(url)).toBe(400_000);
    expect(await author.offset(url)).toBe(400_000);
    const [stored] = await rowsOf();
    const opened = await academy.blobs.get(String(stored?.sourceKey));
    expect(opened && content.equals(await buffer(opened.stream))).toBe(true);
  });

  it('may be larger than a video where the operator says so, but no byte is kept above its limit', async () => {
    expect((await author.beginResource(2 * MEGABYTE + 1)).body).toMatchObject({
      code: 'file_too_large',
      facts: { megabytes: 2 },
    });
    expect((await author.begin(MEGABYTE + 1)).body).toMatchObject({ facts: { megabytes: 1 } });
    expect((await author.beginResource(0)).status).toBe(422);
    expect((await author.beginResource(2 * MEGABYTE)).status).toBe(201);
  });

  it('shares the quota with videos, and gives its room back when it is removed', async () => {
    const id = await upload(randomBytes(2 * MEGABYTE));
    const { status, body } = await author.beginResource(MEGABYTE + 1);
    expect([status, body.code]).toEqual([413, 'quota_exceeded']);
    const { status: ofVideo } = await author.begin(MEGABYTE);
    expect(ofVideo).toBe(201);
    expect((await author.beginResource(1)).status).toBe(413);
    expect((await call('DELETE', `${lesson}/resources/${id}`)).statusCode).toBe(204);
    expect((await author.beginResource(1)).status).toBe(201);
  });

  it('counts among the lesson’s files while it is under way', async () => {
    const { lessonId } = author.target;
    await academy.database.db.insert(lessonResources).values(
      Array.from({ length: 48 }, (_, n) => ({
        id: newId(),
        lessonId,
        position: n + 1,
        name: 'A',
        url: 'b',
      })),
    );
    expect((await author.beginResource(10)).status).toBe(201);
    await upload(Buffer.from('the fiftieth'));
    const refused = await author.beginResource(10);
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_resources']);
    expect(await academy.database.db.$count(uploads, eq(uploads.lessonId, lessonId))).toBe(1);
  });

  it('stays when the video of its lesson is removed', async () => {
    const url = String((await author.beginResource(10)).headers.location);
    expect((await call('DELETE', `${lesson}/video`)).statusCode).toBe(204);
    expect((await author.patch(url, 0, Buffer.alloc(10))).status).toBe(204);
    expect(await list()).toHaveLength(1);
  });
});

describe('the reading of a file', () => {
  it('is requested with the upload, told to its author, and to no student', async () => {
    const id = await upload(Buffer.from('words of a file'), 'words.txt');
    const { rows } = await academy.database.db.execute(
      sql`select 1 from pgboss.job where name = 'resources.read' and data->>'resourceId' = ${id}`,
    );
    expect(rows).toHaveLength(1);
    const { db } = academy.database;
    await db.update(resourceTexts).set({ state: 'skipped', reason: 'no_text' });
    expect(await list()).toMatchObject([{ id, reading: { state: 'skipped', reason: 'no_text' } }]);

    const userId = await insertUser(academy.database);
    await db.insert(enrollments).values({ userId, courseId: author.target.courseId });
    const student = await signInLearner(academy, userId);
    const { body } = await student('GET', `${lesson}/resources`);
    expect(body).toMatchObject([{ id, bytes: 15 }]);
    expect(body[0]).not.toHaveProperty('reading');
  });

  it('ends with the file, whose text is gone with the answer', async () => {
    const id = await upload(Buffer.from('words of a file'), 'words.txt');
    await academy.database.db.insert(resourceTextParts).values({ resourceId: id, number: 1, text: 'words' });
    // Its bytes cannot be removed yet.
    const broken = vi.spyOn(academy.blobs, 'delete').mockRejectedValueOnce(new Error('away'));
    expect((await call('DELETE', `${lesson}/resources/${id}`)).statusCode).toBe(204);
    expect(broken).toHaveBeenCalled();
    expect(await academy.database.db.$count(resourceTextParts)).toBe(0);
    expect(await rowsOf()).toMatchObject([{ id, lessonId: null }]);
  });
});

describe('a file that is removed', () => {
  it('is gone at once, and its bytes with it', async () => {
    const id = await upload(Buffer.from('slides'));
    await call('DELETE', `${lesson}/resources/${id}`);
    expect(await list()).toEqual([]);
    expect((await call('GET', `${lesson}/resources/${id}/file`)).statusCode).toBe(404);
    expect(await academy.blobs.head(sourceKeyOf(id))).toBeNull();
    expect(await rowsOf()).toEqual([]);
  });

  it('with its lesson belongs to none, and the worker is told to remove its bytes', async () => {
    const id = await upload(Buffer.from('slides'));
    expect((await call('DELETE', lesson)).statusCode).toBe(204);
    expect(await rowsOf()).toMatchObject([{ id, lessonId: null }]);
    const { rows } = await academy.database.db.execute(
      sql`select 1 from pgboss.job where name = 'maintenance.discard' and state < 'active'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});
