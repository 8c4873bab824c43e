import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { lessonResources } from '@academy/platform/database/schema/resources.ts';
import { newId } from '@academy/platform/ids.ts';
import { silentLog } from '@academy/platform/log.ts';
import { addResourceFile } from '@academy/platform/resources/lesson-resources.ts';
import { discardRemovedResources } from '@academy/platform/resources/removed-resources.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { createSweep } from './sweep.ts';

/** The ids of a test are made now, so the sweep comes days later. */
const now = new Date(Date.now() + 48 * 3_600_000);

describe('the sweep of files of lessons', () => {
  let videos: TestVideos;
  let lessonId: string;
  beforeAll(async () => {
    videos = await createTestVideos();
  });
  beforeEach(async () => {
    await videos.db.delete(lessonResources);
    lessonId = await videos.insertLesson();
  });
  afterAll(() => videos.close());

  async function insertFile(): Promise<string> {
    const id = newId();
    await videos.blobs.put(sourceKeyOf(id), Buffer.from('slides'));
    const file = { id, lessonId, createdBy: videos.authorId, fileName: 'slides.pdf', bytes: 6 };
    await videos.db.transaction((tx) => addResourceFile(tx, videos.jobs, file));
    return id;
  }
  const sweep = () => {
    const { test, blobs, jobs, dataDir, uploadStore } = videos;
    const clock = { now: () => now };
    return createSweep({
      transcribe: { isOn: false, service: null },
      adminEmails: [],
      ...{ database: test.database, blobs, jobs, dataDir, uploadStore, clock },
      log: silentLog,
    })();
  };
  const isThere = async (id: string) => (await videos.blobs.head(sourceKeyOf(id))) !== null;

  it('leaves those alone that a lesson has, however old they are', async () => {
    const id = await insertFile();
    await sweep();
    expect(await isThere(id)).toBe(true);
    expect(await videos.db.$count(lessonResources)).toBe(1);
  });

  it('removes those of deleted lessons, rows and bytes, though their job was lost', async () => {
    const id = await insertFile();
    await videos.db.delete(lessons).where(eq(lessons.id, lessonId));
    await sweep();
    expect(await isThere(id)).toBe(false);
    expect(await videos.db.$count(lessonResources)).toBe(0);
  });

  it('removes bytes that no row names, as a cut commit leaves them', async () => {
    const id = newId();
    await videos.blobs.put(sourceKeyOf(id), Buffer.from('slides'));
    await sweep();
    expect(await isThere(id)).toBe(false);
  });

  it('removes all others when the bytes of one cannot be removed, which stays for the next time', async () => {
    const [stuck, other] = [await insertFile(), await insertFile()];
    await videos.db.update(lessonResources).set({ lessonId: null });
    const { test, blobs } = videos;
    const failing = new Proxy(blobs, {
      get: (target, name) =>
        name === 'delete'
          ? (key: string) =>
              key === sourceKeyOf(stuck) ? Promise.reject(new Error('no')) : target.delete(key)
          : Reflect.get(target, name),
    });
    await expect(discardRemovedResources(test.database, failing)).rejects.toThrow('no');
    expect([await isThere(stuck), await isThere(other)]).toEqual([true, false]);
    expect(await discardRemovedResources(test.database, blobs)).toBe(1);
    expect(await isThere(stuck)).toBe(false);
  });
});
