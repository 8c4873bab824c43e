import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { uploads, videoAssets } from '@academy/platform/database/schema/videos.ts';
import { isOnS3 } from '@academy/platform/testing/test-storage.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertUser } from '../../testing/factories.ts';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { createUploader, metadataOf, type Uploader } from '../../testing/uploader.ts';

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let author: Uploader;

beforeAll(async () => {
  academy = await listenTestAcademy();
  author = await createUploader(academy, academy.origin);
});
afterAll(() => academy.close());

const idOf = (address: string) => address.split('/').at(-1) ?? '';
const fileOf = (address: string) => path.join(academy.dataDir, 'uploads', idOf(address));

async function blobOf(assetId: string): Promise<Buffer> {
  const blob = await academy.blobs.get(sourceKeyOf(assetId));
  return Buffer.concat((await blob?.stream.toArray()) ?? []);
}

async function versionsOf(lessonId: string) {
  return academy.database.db
    .select()
    .from(videoAssets)
    .where(eq(videoAssets.lessonId, lessonId))
    .orderBy(videoAssets.version);
}

const rowsOf = (userId: string) =>
  academy.database.db.select().from(uploads).where(eq(uploads.userId, userId));

async function jobsOf(assetId: string): Promise<string[]> {
  const { rows } = await academy.database.db.execute<{ name: string }>(
    sql`select name from pgboss.job where data->>'assetId' = ${assetId}`,
  );
  return rows.map(({ name }) => name);
}

describe('an upload', () => {
  it('becomes a version of the lesson, and a job to prepare it, when its last byte is there', async () => {
    const content = randomBytes(300_000);
    const address = await author.begun(content.byteLength, 'প্রথম\u0000 পাঠ.mp4');
    expect(address).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    const first = await author.patch(address, 0, content.subarray(0, 100_000));
    expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': '100000' } });
    expect(await author.offset(address)).toBe(100_000);
    expect((await author.patch(address, 100_000, content.subarray(100_000))).status).toBe(204);

    const [version] = await versionsOf(author.target.lessonId);
    expect(version).toMatchObject({
      id: idOf(address),
      version: 1,
      state: 'waiting',
      sourceBytes: content.byteLength,
      sourceName: 'প্রথম পাঠ.mp4',
      createdBy: author.userId,
    });
    expect(await blobOf(idOf(address))).toEqual(content);
    expect(await jobsOf(idOf(address))).toEqual(['video.begin']);
    expect(await rowsOf(author.userId)).toEqual([]);
    expect(await academy.uploadStore.size(idOf(address))).toBeNull();
  });

  it('lies under its own id, readable by its owner alone, and its file name is nowhere on the disk', async () => {
    const name = '../../evil; rm -rf $HOME.mp4';
    const address = await author.begun(10, name);
    await author.patch(address, 0, Buffer.from('12345'));
    if (!isOnS3()) {
      expect(await readdir(path.dirname(fileOf(address)))).toEqual([idOf(address)]);
      expect((await stat(path.dirname(fileOf(address)))).mode & 0o777).toBe(0o700);
    }
    expect((await rowsOf(author.userId))[0]).toMatchObject({ fileName: name, bytes: 10 });
    const { headers } = await author.send('HEAD', address);
    expect(headers['upload-metadata']).toBe(`filename ${Buffer.from(name).toString('base64')}`);
    await author.send('DELETE', address);
  });

  it('that takes the place of a link makes saves stale that still name the link, and no others', async () => {
    const other = await createUploader(academy, academy.origin);
    const { db } = academy.database;
    const ofLesson = eq(lessons.id, other.target.lessonId);
    await db.update(lessons).set({ videoUrl: 'https://vimeo.com/76979871', revision: 1 }).where(ofLesson);
    for (const _ of [1, 2]) {
      const address = await other.begun(4);
      await other.patch(address, 0, Buffer.from('film'));
      expect(await db.select().from(lessons).where(ofLesson)).toMatchObject([
        { videoUrl: null, revision: 2 },
      ]);
    }
  });

  it('can come whole with its beginning', async () => {
    const other = await createUploader(academy, academy.origin);
    const headers = {
      'upload-length': '5',
      'upload-metadata': metadataOf(other.target),
      'content-type': 'application/offset+octet-stream',
      'content-length': '5',
    };
    const { status } = await other.send('POST', '/api/uploads', { headers, body: Buffer.from('hello') });
    expect(status).toBe(201);
    const [version] = await versionsOf(other.target.lessonId);
    expect(String(await blobOf(version?.id ?? ''))).toBe('hello');
  });

  it('is told that it is finished as often as it asks, and takes no more', async () => {
    const address = await author.begun(4);
    await author.patch(address, 0, Buffer.from('done'));
    for (const _ of [1, 2]) {
      const { status, headers } = await author.send('HEAD', address);
      expect({ status, offset: headers['upload-offset'], length: headers['upload-length'] }).toEqual({
        status: 200,
        offset: '4',
        length: '4',
      });
    }
    expect((await author.patch(address, 4, Buffer.from('more'))).status).toBe(410);
    expect(await author.send('DELETE', address)).toMatchObject({
      status: 410,
      body: { code: 'upload_gone' },
    });
    expect(String(await blobOf(idOf(address)))).toBe('done');
  });

  it('is gone, bytes and all, when it is given up', async () => {
    const address = await author.begun(100);
    await author.patch(address, 0, Buffer.from('some'));
    expect((await author.send('DELETE', address)).status).toBe(204);
    expect(await academy.uploadStore.size(idOf(address))).toBeNull();
    expect(await rowsOf(author.userId)).toEqual([]);
    expect((await author.send('HEAD', address)).status).toBe(404);
    expect(await author.patch(address, 4, Buffer.from('more'))).toMatchObject({
      status: 404,
      body: { message: 'Upload not found', code: 'upload_not_found' },
    });
  });

  it('goes on only where it is', async () => {
    const address = await author.begun(100);
    await author.patch(address, 0, Buffer.from('0123456789'));
    for (const offset of [0, 5, 11, 100]) {
      const { status, body } = await author.patch(address, offset, Buffer.from('xx'));
      expect({ offset, status, code: body.code }).toEqual({
        offset,
        status: 409,
        code: 'upload_offset_differs',
      });
    }
    const stored = await academy.uploadStore.read(idOf(address), 100);
    expect(stored && (await text(stored))).toBe('0123456789');
    expect((await author.patch(address, 10, Buffer.alloc(91))).status).toBe(413);
    expect(await author.offset(address)).toBe(10);
    await author.send('DELETE', address);
  });

  it('takes no more than was announced, also from a body that does not say how long it is', async () => {
    const address = await author.begun(10);
    const { request, answer } = author.open('PATCH', address, author.patchHeaders(0));
    request.write(Buffer.alloc(5));
    request.end(Buffer.alloc(20));
    expect((await answer).status).toBe(413);
    expect(await author.offset(address)).toBeLessThanOrEqual(10);
  });

  it('may be larger than any other request', async () => {
    const content = Buffer.alloc(9 * 1024 * 1024, 'academy ');
    const address = await author.begun(content.byteLength);
    expect((await author.patch(address, 0, content)).status).toBe(204);
    expect((await blobOf(idOf(address))).equals(content)).toBe(true);
  });

  it('is marked as not abandoned when bytes come', async () => {
    const address = await author.begun(100);
    const id = idOf(address);
    await academy.database.db
      .update(uploads)
      .set({ updatedAt: sql`now() - interval '2 days'` })
      .where(eq(uploads.id, id));
    await author.patch(address, 0, Buffer.from('still here'));
    await vi.waitFor(
      async () => {
        const [row] = await academy.database.db.select().from(uploads).where(eq(uploads.id, id));
        expect(Date.now() - Number(row?.updatedAt)).toBeLessThan(60_000);
      },
      { timeout: 20_000 },
    );
    await author.send('DELETE', address);
  });

  it('waits when the disk is full, and goes on when it is not', async ({ skip }) => {
    if (isOnS3() || !existsSync('/dev/full')) skip();
    const address = await author.begun(4);
    await rm(fileOf(address));
    await symlink('/dev/full', fileOf(address));
    expect(await author.patch(address, 0, Buffer.from('full'))).toMatchObject({
      status: 507,
      body: { code: 'upload_disk_full' },
    });
    await rm(fileOf(address));
    await writeFile(fileOf(address), '');
    expect((await author.patch(address, 0, Buffer.from('room'))).status).toBe(204);
    expect(String(await blobOf(idOf(address)))).toBe('room');
  });
});

describe('what is said before', () => {
  it('is the protocol, its extensions and the largest file', async () => {
    const { status, headers } = await author.send('OPTIONS', '/api/uploads');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,creation-with-upload,termination',
      'tus-max-size': String(10 * 1024 * 1024),
    });
  });

  it('is needed: without the protocol’s version nothing is done', async () => {
    const address = await author.begun(10);
    const { cookie } = author;
    const response = await fetch(new URL(address, academy.origin), {
      method: 'DELETE',
      headers: { cookie, origin: academy.origin },
    });
    expect(response.status).toBe(412);
    expect(await response.json()).toMatchObject({ code: 'upload_protocol_missing' });
    expect(await author.offset(address)).toBe(0);
    await author.send('DELETE', address);
  });
});

describe('who may upload', () => {
  it('is asked again at every step', async () => {
    const address = await author.begun(10);
    const stranger = await createUploader(academy, academy.origin);
    const admin = await createUploader(academy, academy.origin, {
      userId: await insertUser(academy.database, { role: 'admin' }),
      target: author.target,
    });
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const headers = author.patchHeaders(0);
      expect((await stranger.send(method, address, { headers })).status).toBe(403);
      expect((await admin.send(method, address, { headers })).status).toBe(403);
      expect((await author.send(method, address, { headers: { ...headers, cookie: '' } })).status).toBe(401);
      if (method === 'HEAD') continue;
      const foreign = { ...headers, origin: 'https://evil.example' };
      expect((await author.send(method, address, { headers: foreign })).status).toBe(403);
    }
    expect(await author.offset(address)).toBe(0);
    expect((await admin.begin(10)).status).toBe(201);
    await author.send('DELETE', address);
  });

  it.each(['nonsense', '..%2f..%2fsecret', '%00', '0190a5c2-0000-7000-8000-000000000000'])(
    'cannot be found out from an id that names nothing: %s',
    async (id) => {
      expect(await author.patch(`/api/uploads/${id}`, 0, Buffer.from('x'))).toMatchObject({
        status: 404,
        body: { message: 'Upload not found' },
      });
    },
  );

  it('is answered at once, and what the rest would send is not listened to for long', async () => {
    const address = await author.begun(10);
    const stranger = await createUploader(academy, academy.origin);
    const megabytes = 200;
    const headers = author.patchHeaders(0, megabytes * 1024 * 1024);
    const { request, answer } = stranger.open('PATCH', address, headers);
    let sent = 0;
    const chunk = Buffer.alloc(1024 * 1024);
    const ended = new Promise((resolve) => request.on('close', resolve));
    request.on('error', () => undefined);
    const sendMore = () => {
      while (!request.destroyed && sent < megabytes) {
        sent += 1;
        if (!request.write(chunk)) return void request.once('drain', sendMore);
      }
    };
    sendMore();
    await Promise.race([
      ended,
      answer.then(
        () => ended,
        () => undefined,
      ),
    ]);
    expect(sent).toBeLessThan(megabytes);
    await author.send('DELETE', address);
  });

  it('finds an upload by its id in any spelling', async () => {
    const address = await author.begun(5);
    const shouted = address.replace(idOf(address), idOf(address).toUpperCase());
    expect((await author.patch(shouted, 0, Buffer.from('same!'))).status).toBe(204);
    expect(String(await blobOf(idOf(address)))).toBe('same!');
  });

  it('names a lesson of that module of that course', async () => {
    const other = await createUploader(academy, academy.origin, { userId: author.userId });
    for (const wrong of [
      { ...author.target, lessonId: other.target.lessonId },
      { ...author.target, moduleId: other.target.moduleId },
      { ...author.target, lessonId: 'nonsense' },
      { ...author.target, courseId: '' },
    ]) {
      const headers = { 'upload-length': '5', 'upload-metadata': metadataOf(wrong) };
      expect((await author.send('POST', '/api/uploads', { headers })).status).toBe(404);
    }
    expect((await author.send('POST', '/api/uploads', { headers: { 'upload-length': '5' } })).status).toBe(
      404,
    );
  });
});

describe('an upload whose lesson', () => {
  it('is deleted meanwhile is missing', async () => {
    const other = await createUploader(academy, academy.origin);
    const address = await other.begun(10);
    await academy.database.db.execute(sql`delete from lessons where id = ${other.target.lessonId}`);
    expect((await other.patch(address, 0, Buffer.from('x'))).status).toBe(404);
  });
});
