import { randomBytes, randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { uploads, videoAssets } from '@academy/platform/database/schema/videos.ts';
import { createLogTo } from '@academy/platform/log.ts';
import { isOnS3 } from '@academy/platform/testing/test-storage.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { createUploader, type Uploader } from '../../testing/uploader.ts';

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let author: Uploader;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLogTo({ write: (line) => logged.push(line) }, 'warn');
  academy = await listenTestAcademy({ log });
});
beforeEach(async () => {
  author = await createUploader(academy, academy.origin);
});
afterAll(() => academy.close());

const patient = { timeout: 10_000 };
const idOf = (address: string) => address.split('/').at(-1) ?? '';
const lengthOf = (address: string) => academy.uploadStore.size(idOf(address));

async function touchedAt(address: string): Promise<number> {
  const [row] = await academy.database.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, idOf(address)));
  return Number(row?.updatedAt);
}

/** To be called before bytes are sent; what it gives back waits until they come in. */
async function watchBytes(address: string) {
  const [length, touched] = [await lengthOf(address), await touchedAt(address)];
  return () =>
    vi.waitFor(async () => {
      // S3 is given bytes once they are enough for a part, or the connection ends.
      if (isOnS3()) expect(await touchedAt(address)).not.toBe(touched);
      else expect(await lengthOf(address)).toBeGreaterThan(length ?? 0);
    }, patient);
}

async function storedFor({ target }: Uploader): Promise<Buffer> {
  const versions = await academy.database.db
    .select()
    .from(videoAssets)
    .where(eq(videoAssets.lessonId, target.lessonId));
  expect(versions).toHaveLength(1);
  const blob = await academy.blobs.get(sourceKeyOf(versions[0]?.id ?? ''));
  return Buffer.concat((await blob?.stream.toArray()) ?? []);
}

interface Part {
  readonly content: Buffer;
  readonly from: number;
  readonly to: number;
}

/** Announces everything from a place on, and sends a part of it. */
function sendPart(address: string, { content, from, to }: Part, at = academy.origin) {
  const headers = { ...author.patchHeaders(from, content.byteLength - from), origin: at };
  const { request, answer } = author.open('PATCH', address, headers, at);
  request.on('error', () => undefined);
  request.write(content.subarray(from, to));
  return { request, answer };
}

async function beganToSend(content: Buffer, to: number, at?: string) {
  const address = await author.begun(content.byteLength);
  const untilBytesCome = await watchBytes(address);
  const sent = sendPart(address, { content, from: 0, to }, at);
  await untilBytesCome();
  if (!isOnS3()) await vi.waitFor(async () => expect(await lengthOf(address)).toBe(to), patient);
  return { address, ...sent };
}

describe('an upload whose connection', () => {
  it('is cut at random places is the same byte for byte', async () => {
    const cuts = 6;
    const content = randomBytes(3_500_000);
    // However far each part comes, there is some left for the next, and for the one that is not cut.
    const mostOfAPart = content.byteLength / (cuts + 1);
    const address = await author.begun(content.byteLength);
    for (let cut = 0; cut < cuts; cut += 1) {
      const from = await author.offset(address);
      const untilBytesCome = await watchBytes(address);
      const { request } = sendPart(address, { content, from, to: from + randomInt(1, mostOfAPart) });
      await untilBytesCome();
      // Whatever is on its way between here and the disk now, arrives or does not.
      request.destroy();
    }
    const from = await author.offset(address);
    expect((await author.patch(address, from, content.subarray(from))).status).toBe(204);
    expect((await storedFor(author)).equals(content)).toBe(true);
  });

  it('is half open goes on from a new one', async () => {
    const content = randomBytes(200_000);
    const { address, answer } = await beganToSend(content, 50_000);
    expect(await author.offset(address)).toBe(50_000);
    // The first is told how far it came, should it still listen.
    expect(await answer).toMatchObject({ status: 204, headers: { 'upload-offset': '50000' } });
    expect((await author.patch(address, 50_000, content.subarray(50_000))).status).toBe(204);
    expect((await storedFor(author)).equals(content)).toBe(true);
  });

  it('breaks is no error of ours', () => {
    expect(logged).toEqual([]);
  });
});

describe('two writers of one upload', () => {
  it.each([
    ['at one process of the API', false],
    ['at two processes of the API', true],
  ])('%s: one is refused, and nothing of it is written', async (_name, apart) => {
    const other = apart ? await listenTestAcademy({ beside: academy }) : null;
    const elsewhere = other?.origin ?? academy.origin;
    const content = randomBytes(100_000);
    const { address, request, answer } = await beganToSend(content, 1000);
    let sent = 1000;
    const stream = setInterval(() => {
      request.write(content.subarray(sent, sent + 100));
      sent += 100;
    }, 20);
    const headers = { ...author.patchHeaders(1000), origin: elsewhere };
    const [second, question] = await Promise.all([
      author.send('PATCH', address, { headers, body: Buffer.alloc(1000) }, elsewhere),
      author.send('HEAD', address, {}, elsewhere),
    ]);
    clearInterval(stream);
    expect([second.status, question.status]).toEqual([423, 423]);
    expect(second.body).toMatchObject({ code: 'upload_locked' });
    request.end(content.subarray(sent));
    expect((await answer).status).toBe(204);
    expect((await storedFor(author)).equals(content)).toBe(true);
    await other?.close();
  });

  it('of whom one has gone on at another process: it takes over from the silent one', async () => {
    const other = await listenTestAcademy({ beside: academy });
    const content = randomBytes(100_000);
    const { address } = await beganToSend(content, 1000);
    expect(await author.offset(address, other.origin)).toBe(1000);
    await other.close();
  });
});

describe('an upload that is complete', () => {
  async function completeWithoutAWord(): Promise<string> {
    const address = await author.begun(5);
    // As after a crash between the last byte and the answer to it.
    await academy.uploadStore.append(idOf(address), 0, Readable.from([Buffer.from('whole')]));
    return address;
  }

  it('is finished by the next request about it', async () => {
    const address = await completeWithoutAWord();
    expect(await author.offset(address)).toBe(5);
    expect(String(await storedFor(author))).toBe('whole');
    expect(await lengthOf(address)).toBeNull();
  });

  it('is finished by sending nothing more', async () => {
    const address = await completeWithoutAWord();
    expect((await author.patch(address, 5, Buffer.alloc(0))).status).toBe(204);
    expect(String(await storedFor(author))).toBe('whole');
  });

  it('is finished by the next process that starts', async () => {
    await completeWithoutAWord();
    const other = await listenTestAcademy({ beside: academy });
    await vi.waitFor(async () => expect(String(await storedFor(author))).toBe('whole'), patient);
    await other.close();
  });

  it('is finished once, however many ask at once', async () => {
    const address = await completeWithoutAWord();
    expect(await Promise.all(Array.from({ length: 8 }, () => author.offset(address)))).toEqual(
      Array.from({ length: 8 }, () => 5),
    );
    expect(String(await storedFor(author))).toBe('whole');
  });
});

describe('an upload under way', () => {
  const removeVideo = () => {
    const { courseId, moduleId, lessonId } = author.target;
    return author.send('DELETE', `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}/video`);
  };

  it('ends when the video of its lesson is removed', async () => {
    const { address, answer } = await beganToSend(randomBytes(100_000), 1000);
    expect((await removeVideo()).status).toBe(204);
    await answer;
    expect(await lengthOf(address)).toBeNull();
    expect((await author.send('HEAD', address)).status).toBe(404);
    expect(
      await academy.database.db
        .select()
        .from(videoAssets)
        .where(eq(videoAssets.lessonId, author.target.lessonId)),
    ).toEqual([]);
  });

  it('is interrupted by its own client that gives it up', async () => {
    const { address } = await beganToSend(randomBytes(100_000), 1000);
    expect((await author.send('DELETE', address)).status).toBe(204);
    expect(await lengthOf(address)).toBeNull();
  });

  it('does not keep the server from stopping, and goes on at the next', async () => {
    const stopping = await listenTestAcademy({ beside: academy });
    const content = randomBytes(100_000);
    const { address } = await beganToSend(content, 1000, stopping.origin);
    await stopping.close();
    expect(await author.offset(address)).toBe(1000);
    expect((await author.patch(address, 1000, content.subarray(1000))).status).toBe(204);
    expect((await storedFor(author)).equals(content)).toBe(true);
  });
});

it('in the end, nothing is left of what was finished or removed', async () => {
  const left = await academy.database.db.select({ id: uploads.id }).from(uploads);
  const stored: string[] = [];
  for await (const { id } of academy.uploadStore.list()) stored.push(id);
  expect(stored).toEqual(left.map(({ id }) => id).toSorted());
});
