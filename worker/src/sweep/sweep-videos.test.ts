import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { uploads, videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { silentLog } from '@academy/platform/log.ts';
import { discardRemovedVideos } from '@academy/platform/videos/removed-videos.ts';
import { eq, type InferInsertModel, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { createSweep } from './sweep.ts';

const waitOptions = { timeout: 60_000, interval: 20 };

/** The ids of a test are made now, so the sweep comes later. */
const now = new Date(Date.now() + 48 * 3_600_000);

function hoursBefore(hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}

describe('the sweep of videos', () => {
  let videos: TestVideos;
  let lessonId: string;
  beforeAll(async () => {
    videos = await createTestVideos();
  });
  beforeEach(async () => {
    await videos.db.delete(videoAssets);
    await videos.db.execute(sql`delete from pgboss.job`);
    lessonId = await videos.insertLesson();
  });
  afterAll(() => videos.close());

  function createSweepAt(at = now) {
    const { test, blobs, jobs, dataDir } = videos;
    return createSweep({
      transcribe: { isOn: false, service: null },
      adminEmails: [],
      ...{ database: test.database, blobs, jobs, dataDir, clock: { now: () => at }, log: silentLog },
      uploadStore: videos.uploadStore,
    });
  }

  /** A version with a file, a source and a row; ready unless said otherwise. */
  async function insertVersion(values: Partial<InferInsertModel<typeof videoAssets>> = {}): Promise<string> {
    const id = newId();
    await putFiles(id);
    const [{ last } = { last: 0 }] = await videos.db
      .select({ last: sql<number>`coalesce(max(version), 0)::int` })
      .from(videoAssets);
    await videos.db
      .insert(videoAssets)
      .values({ id, lessonId, version: last + 1, state: 'ready', sourceKey: `sources/${id}`, ...values });
    return id;
  }

  async function putFiles(id: string): Promise<void> {
    for (const key of [`videos/${id}/360p/00000.ts`, `sources/${id}`])
      await videos.blobs.put(key, Buffer.from('x'));
  }

  async function hasFiles(id: string): Promise<boolean[]> {
    const keys = [...(await videos.keysBelow('videos')), ...(await videos.keysBelow('sources'))];
    return [keys.includes(`videos/${id}/360p/00000.ts`), keys.includes(`sources/${id}`)];
  }

  it('removes versions a day after they were replaced, and no others', async () => {
    const [old, recent, playing] = [
      await insertVersion({ retiredAt: hoursBefore(25) }),
      await insertVersion({ retiredAt: hoursBefore(23) }),
      await insertVersion(),
    ];
    await createSweepAt()();
    const left = await videos.db.select({ id: videoAssets.id }).from(videoAssets);
    expect(left.map(({ id }) => id).toSorted()).toEqual([recent, playing].toSorted());
    expect(await hasFiles(old)).toEqual([false, false]);
    expect(await hasFiles(recent)).toEqual([true, true]);
    expect(await hasFiles(playing)).toEqual([true, true]);
  });

  it('removes the files of what was taken off though its job was lost, and of nothing that was only replaced', async () => {
    const removed = await insertVersion({ retiredAt: now, removedAt: now, sourceBytes: 1 });
    const replaced = await insertVersion({ retiredAt: now, sourceBytes: 1 });
    await createSweepAt()();
    expect(await hasFiles(removed)).toEqual([false, false]);
    expect(await hasFiles(replaced)).toEqual([true, true]);
    expect(await videos.find(removed)).toMatchObject({ sourceKey: null, sourceBytes: null });
    expect(await videos.find(replaced)).toMatchObject({ sourceBytes: 1 });
  });

  it('leaves the removal of what was taken off to a job, which does not wait for the hour', async () => {
    const [removed, replaced, lost] = [
      await insertVersion({ retiredAt: now, removedAt: now }),
      await insertVersion({ retiredAt: now }),
      await insertVersion({ lessonId: null }),
    ];
    await videos.startWorker();
    await videos.jobs.enqueue(videos.db, 'maintenance.discard', {});
    await vi.waitFor(async () => expect(await hasFiles(removed)).toEqual([false, false]), waitOptions);
    await vi.waitFor(async () => expect(await hasFiles(lost)).toEqual([false, false]), waitOptions);
    expect(await hasFiles(replaced)).toEqual([true, true]);
    await videos.stopWorkers();
  });

  it('removes all others when the files of one cannot be removed, and says why it could not', async () => {
    const off = { retiredAt: now, removedAt: now };
    const ids = [await insertVersion(off), await insertVersion(off), await insertVersion({ lessonId: null })];
    let failed = '';
    const failingOnce = new Proxy(videos.blobs, {
      get: (store, name: keyof BlobStore) => {
        if (name !== 'deletePrefix' || failed !== '') return store[name].bind(store);
        return async (prefix: string) => {
          failed = prefix;
          throw new Error('cannot be removed');
        };
      },
    });
    await expect(discardRemovedVideos(videos.test.database, failingOnce)).rejects.toThrow(
      'cannot be removed',
    );
    for (const id of ids) {
      const isLeft = failed.includes(id);
      expect(await hasFiles(id)).toEqual([isLeft, isLeft]);
    }
    await discardRemovedVideos(videos.test.database, videos.blobs);
    for (const id of ids) expect(await hasFiles(id)).toEqual([false, false]);
  });

  it('removes the versions of a lesson that is gone', async () => {
    const id = await insertVersion();
    await videos.db.delete(lessons).where(eq(lessons.id, lessonId));
    await createSweepAt()();
    expect(await videos.db.$count(videoAssets)).toBe(0);
    expect(await hasFiles(id)).toEqual([false, false]);
  });

  it('removes files that belong to nothing, unless they are young or still being uploaded', async () => {
    const [orphan, uploading] = [newId(), newId()];
    const young = newId().replace(
      /^.{13}/,
      hoursBefore(1).getTime().toString(16).padStart(12, '0').replace(/^.{8}/, '$&-'),
    );
    for (const id of [orphan, uploading, young]) await putFiles(id);
    await videos.db.insert(uploads).values({
      ...{ id: uploading, userId: videos.authorId, lessonId, fileName: 'a.mp4', bytes: 1, updatedAt: now },
    });
    await createSweepAt()();
    expect(await hasFiles(orphan)).toEqual([false, false]);
    expect(await hasFiles(uploading)).toEqual([true, true]);
    expect(await hasFiles(young)).toEqual([true, true]);
  });

  it('looks at all files of all videos once a day', async () => {
    let at = now;
    const { test, blobs, jobs, dataDir } = videos;
    const sweep = createSweep({
      transcribe: { isOn: false, service: null },
      adminEmails: [],
      ...{ database: test.database, blobs, jobs, dataDir, clock: { now: () => at }, log: silentLog },
      uploadStore: videos.uploadStore,
    });
    await sweep();
    const orphan = newId();
    await putFiles(orphan);
    at = hoursBefore(-23);
    await sweep();
    expect(await hasFiles(orphan)).toEqual([true, false]);
    at = hoursBefore(-24);
    await sweep();
    expect(await hasFiles(orphan)).toEqual([false, false]);
  });

  it('gives a version its job again that the queue has forgotten, and only then', async () => {
    const forgotten = { state: 'waiting', updatedAt: hoursBefore(2) } as const;
    const [begin, importing, finish, recent, queued, failed] = [
      await insertVersion(forgotten),
      await insertVersion({ ...forgotten, sourceKey: null, sourceUrl: 'https://example.org/a.mp4' }),
      await insertVersion({ ...forgotten, state: 'playable' }),
      await insertVersion({ ...forgotten, updatedAt: now }),
      await insertVersion(forgotten),
      await insertVersion({ ...forgotten, state: 'failed' }),
    ];
    await videos.jobs.enqueue(videos.db, 'video.begin', { assetId: queued });
    await createSweepAt()();
    await createSweepAt()();
    const { rows } = await videos.db.execute<{ name: string; id: string }>(
      sql`select name, data->>'assetId' as id from pgboss.job order by created_on, name`,
    );
    expect(rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      { name: 'video.begin', id: begin },
      { name: 'video.import', id: importing },
      { name: 'video.finish', id: finish },
      { name: 'video.begin', id: queued },
    ]);
    expect(rows.map(({ id }) => id)).not.toContain(recent);
    expect(rows.map(({ id }) => id)).not.toContain(failed);
  });

  it('removes uploads that were not continued for a day, with their files', async () => {
    const folder = path.join(videos.dataDir, 'uploads');
    await mkdir(folder, { recursive: true });
    const [abandoned, under, unknown, fresh] = [newId(), newId(), newId(), newId()];
    const files = { [abandoned]: 23, [`${abandoned}.json`]: 23, [under]: 30, [unknown]: 25, [fresh]: 1 };
    for (const [name, hours] of Object.entries(files)) {
      await writeFile(path.join(folder, name), 'bytes');
      await utimes(path.join(folder, name), hoursBefore(hours), hoursBefore(hours));
    }
    const row = { userId: videos.authorId, lessonId, fileName: 'a.mp4', bytes: 5 };
    await videos.db.delete(uploads);
    await videos.db.insert(uploads).values([
      { ...row, id: abandoned, updatedAt: hoursBefore(25) },
      { ...row, id: under, updatedAt: hoursBefore(23) },
    ]);
    await createSweepAt()();
    expect((await videos.db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id)).toEqual([under]);
    expect((await readdir(folder)).toSorted()).toEqual([under, fresh].toSorted());
  });
});
