import { setTimeout as delay } from 'node:timers/promises';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import {
  lessonResources,
  resourceTextParts,
  resourceTexts,
} from '@academy/platform/database/schema/resources.ts';
import { newId } from '@academy/platform/ids.ts';
import { addResourceFile } from '@academy/platform/resources/lesson-resources.ts';
import { discardRemovedResources } from '@academy/platform/resources/removed-resources.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bombPdf, makePdf, makeScan } from '../testing/make-pdf.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { usualBounds } from './file-bounds.ts';
import { requestMissingTexts } from './missing-texts.ts';

const MEGABYTE = 1024 * 1024;
const wait = { timeout: 240_000, interval: 100 };

describe('the text of a lesson’s file', () => {
  let videos: TestVideos;
  let lessonId: string;
  beforeEach(async () => {
    videos = await createTestVideos();
    lessonId = await videos.insertLesson();
  });
  afterEach(() => videos.close());

  /** As the end of an upload does it, or as an earlier version of the academy did. */
  async function addFile(fileName: string, content: Buffer | string, isOld = false): Promise<string> {
    const id = newId();
    const { size: bytes } = await videos.blobs.put(sourceKeyOf(id), Buffer.from(content));
    const file = { id, lessonId, createdBy: videos.authorId, fileName, bytes };
    await videos.db.transaction((tx) => addResourceFile(tx, isOld ? null : videos.jobs, file));
    return id;
  }
  const rowOf = async (id: string) =>
    (await videos.db.select().from(resourceTexts).where(eq(resourceTexts.resourceId, id)))[0];
  const partsOf = (id: string) =>
    videos.db
      .select({ page: resourceTextParts.page, text: resourceTextParts.text })
      .from(resourceTextParts)
      .where(eq(resourceTextParts.resourceId, id))
      .orderBy(asc(resourceTextParts.number));
  async function settled(id: string) {
    await vi.waitFor(async () => expect((await rowOf(id))?.state).not.toBe('waiting'), wait);
    const row = await rowOf(id);
    return [row?.state, row?.reason];
  }

  it('is there soon after the upload, by page or by paragraph, and the academy hears of it', async () => {
    const pdf = await addFile(
      'slides.pdf',
      await makePdf(['The first page of the slides', 'And the second page']),
    );
    const code = await addFile('tables.sql', 'create table courses (id integer primary key);');
    expect(await rowOf(pdf)).toMatchObject({ state: 'waiting', reason: null });
    await videos.startWorker();
    expect([await settled(pdf), await settled(code)]).toEqual([
      ['done', null],
      ['done', null],
    ]);
    expect(await partsOf(pdf)).toEqual([
      { page: 1, text: 'The first page of the slides' },
      { page: 2, text: 'And the second page' },
    ]);
    expect(await partsOf(code)).toEqual([
      { page: null, text: 'create table courses (id integer primary key);' },
    ]);
    // Each was added, and each was read.
    expect(await videos.eventsOf(lessonId)).toEqual(Array(4).fill('files_changed'));
  });

  it('is none where a file has none, is too large, or would cost too much; the others are read', async () => {
    const files = [
      await addFile('scan.pdf', await makeScan()),
      await addFile('locked.pdf', await makePdf(['Nobody reads these words'], { userPassword: 'x' })),
      await addFile('pictures.zip', Buffer.from('PK\u0003\u0004\u0000\u0001\u0002')),
      await addFile('long.txt', 'many words '.repeat(1000)),
      await addFile('broken.pdf', '%PDF-1.7 and no more'),
      await addFile('bomb.pdf', bombPdf(200 * MEGABYTE)),
      await addFile('notes.md', '# Notes\n\nThese are read after all of the others.'),
    ];
    await videos.startWorker(
      {},
      { fileBounds: { ...usualBounds, textBytes: 1000, memoryBytes: 768 * MEGABYTE } },
    );
    const outcomes = [];
    for (const id of files) outcomes.push(await settled(id));
    expect(outcomes).toEqual([
      ['skipped', 'no_text'],
      ['skipped', 'encrypted'],
      ['skipped', 'not_text'],
      ['skipped', 'too_large'],
      ['failed', 'broken'],
      ['failed', 'too_slow'],
      ['done', null],
    ]);
    const { rows } = await videos.db.execute(
      sql`select 1 from pgboss.job where name like 'resources.%' and retry_count > 0`,
    );
    expect(rows).toEqual([]);
  });

  it('is there at once for a plain text, also behind a PDF, and for that when no film waits to be prepared', async () => {
    const pdf = await addFile('slides.pdf', await makePdf(['These are read after the films']));
    const behind = await addFile('more.md', '# More\n\nThese stand behind the slides that wait.');
    await videos.jobs.enqueue(videos.db, 'video.begin', { assetId: newId() });
    // Without an ffmpeg the film waits for ever.
    await videos.startWorker(
      { FFMPEG_PATH: '/bin/false' },
      { captionTurns: { patienceMs: 3_600_000, turnMs: 1, lookAgainMs: 50 } },
    );
    expect(await settled(behind)).toEqual(['done', null]);
    await vi.waitFor(async () => {
      const { rows } = await videos.db.execute(
        sql`select from pgboss.job where name = 'resources.pages' and state = 'active' and data->>'resourceId' = ${pdf}`,
      );
      expect(rows).toHaveLength(1);
    }, wait);
    // Long enough for a reader that does not wait.
    await delay(3000);
    expect((await rowOf(pdf))?.state).toBe('waiting');
    const inTwoHours = new Date(Date.now() + 2 * 3_600_000);
    expect(await requestMissingTexts(videos.test.database, videos.jobs, inTwoHours)).toBe(0);
    await videos.db.execute(sql`delete from pgboss.job where name = 'video.begin'`);
    expect(await settled(pdf)).toEqual(['done', null]);
  });

  it('is taken out of the files of an earlier version, once, and again where that was lost', async () => {
    const id = await addFile('old.txt', 'Words that were here before the assistant', true);
    expect(await rowOf(id)).toBeUndefined();
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const request = (now: Date) => requestMissingTexts(videos.test.database, videos.jobs, now);
    expect((await Promise.all([request(later(0)), request(later(0))])).toSorted()).toEqual([0, 1]);
    expect(await request(later(2))).toBe(0);
    await videos.db.execute(sql`delete from pgboss.job where name = 'resources.read'`);
    expect([await request(later(0)), await request(later(2))]).toEqual([0, 1]);
    await videos.startWorker();
    expect(await settled(id)).toEqual(['done', null]);
    expect(await request(later(48))).toBe(0);
    expect(await partsOf(id)).toEqual([{ page: null, text: 'Words that were here before the assistant' }]);
  });

  it('is asked for by a worker that starts', async () => {
    const id = await addFile('old.txt', 'Words that were here before the assistant', true);
    await videos.startWorker();
    await vi.waitFor(async () => expect((await rowOf(id))?.state).toBe('done'), wait);
  });

  it('is tried again when the store was away, and a day later when it was away for long', async () => {
    const id = await addFile('lost.txt', 'Words that come back after a while');
    await videos.blobs.delete(sourceKeyOf(id));
    await videos.startWorker();
    await videos.retryOnceAtOnce();
    expect(await settled(id)).toEqual(['failed', 'internal']);
    // Its job ends a moment after its row says so, and a file with an open job is not requested.
    await vi.waitFor(
      async () => expect(await videos.jobs.isOpen('resources.read', { resourceId: id })).toBe(false),
      wait,
    );
    await videos.blobs.put(sourceKeyOf(id), Buffer.from('Words that come back after a while'));
    const request = (hours: number) =>
      requestMissingTexts(videos.test.database, videos.jobs, new Date(Date.now() + hours * 3_600_000));
    expect([await request(2), await request(25)]).toEqual([0, 1]);
    expect(await settled(id)).toEqual(['done', null]);
  });

  it('goes with its file, and with its lesson', async () => {
    const [first, second] = [
      await addFile('one.txt', 'Words of a file that is removed'),
      await addFile('two.txt', 'Words of a file whose lesson is deleted'),
    ];
    await videos.startWorker();
    for (const id of [first, second]) await settled(id);
    await videos.db.update(lessonResources).set({ lessonId: null }).where(eq(lessonResources.id, first));
    await discardRemovedResources(videos.test.database, videos.blobs);
    expect(await partsOf(first)).toEqual([]);
    expect(await rowOf(first)).toBeUndefined();
    expect(await partsOf(second)).toHaveLength(1);
    await videos.db.delete(lessons).where(eq(lessons.id, lessonId));
    await discardRemovedResources(videos.test.database, videos.blobs);
    expect(await videos.db.$count(resourceTextParts)).toBe(0);
  });

  it('is not written for a file that was removed while it waited', async () => {
    const id = await addFile('gone.txt', 'Words that nobody wants any more');
    await videos.db.update(lessonResources).set({ lessonId: null }).where(eq(lessonResources.id, id));
    const other = await addFile('here.txt', 'Words that somebody wants to have');
    await videos.startWorker();
    await settled(other);
    expect(await partsOf(id)).toEqual([]);
  });
});
