import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskBlobStore } from '@academy/platform/blobs/disk-blob-store.ts';
import { captionCues, captionTracks } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { silentLog } from '@academy/platform/log.ts';
import { repositoryRoot } from '@academy/platform/repository-root.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDemoCaptionsOnce } from './demo-captions.ts';
import { giveDemoVideosOnce, readDemoVideos } from './demo-videos.ts';
import { loadDemoAcademyOnce } from './load-demo-academy.ts';

const now = new Date('2026-03-01T12:00:00Z');
/** As the film maker has it spoken. */
async function narrationOf(film: string): Promise<string[]> {
  const source = await readFile(path.join(repositoryRoot, `demo/film-maker/films/${film}.ts`), 'utf8');
  const [, sentences = ''] = source.split('sentences: [');
  const said = (sentences.split('chapters:')[0] ?? '').matchAll(/ text: '([^']+)'/g);
  return [...said].map(([, text = '']) => text);
}
const captioned = (await readDemoVideos()).filter(({ captions }) => captions.length > 0);

describe('the captions in the demo academy', () => {
  let test: TestDatabase;
  let folder: string;
  let jobs: JobQueue;
  beforeEach(async () => {
    test = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'academy-demo-captions-'));
    jobs = await createJobQueue(test.directUrl, silentLog);
    await loadDemoAcademyOnce(test.database, now);
    await giveDemoVideosOnce(test.database, { blobs: new DiskBlobStore(folder), jobs });
  });
  afterEach(async () => {
    await jobs.stop();
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const give = () => giveDemoCaptionsOnce(test.database);
  const tracks = () => test.database.db.select().from(captionTracks);
  const cuesOf = (trackId: string) =>
    test.database.db
      .select()
      .from(captionCues)
      .where(eq(captionCues.trackId, trackId))
      .orderBy(asc(captionCues.startMs));

  it('say what the film says, sentence by sentence, and are given once, also by two starts at the same time', async () => {
    expect((await Promise.all([give(), give()])).toSorted()).toEqual([0, 2]);
    expect(captioned.map(({ file }) => path.basename(file, '.mp4'))).toEqual([
      'regularisation',
      'what-programming-is',
    ]);
    for (const { lessonId, file, captions } of captioned) {
      const [track, ...more] = (await tracks()).filter((one) => one.lessonId === lessonId);
      expect(track).toMatchObject({ language: captions[0]?.language, origin: 'file', isComplete: true });
      expect(more).toEqual([]);
      const cues = await cuesOf(track?.id ?? '');
      const narration = await narrationOf(path.basename(file, '.mp4'));
      expect(cues.map(({ text }) => text)).toEqual(narration);
      expect(narration.length).toBeGreaterThan(10);
      cues.forEach((cue, index) => {
        expect(cue.startMs).toBeGreaterThanOrEqual(cues[index - 1]?.endMs ?? 0);
      });
      const [lesson] = await test.database.db.select().from(lessons).where(eq(lessons.id, lessonId));
      expect(lesson?.spokenLanguage).toBe(captions[0]?.language);
    }
  });

  it('do not come back once they were removed', async () => {
    await give();
    await test.database.db.delete(captionTracks);
    expect(await give()).toBe(0);
    expect(await tracks()).toEqual([]);
  });

  it('are not given to a film of the author, nor beside captions of theirs', async () => {
    const { id = '', lessonId = '' } = captioned[0] ?? {};
    await test.database.db.insert(captionTracks).values({ id, lessonId, language: 'en', origin: 'person' });
    const other = captioned[1]?.id ?? '';
    await test.database.db
      .update(videoAssets)
      .set({ retiredAt: sql`now()` })
      .where(eq(videoAssets.id, other));
    expect(await give()).toBe(0);
    expect(await tracks()).toHaveLength(1);
  });
});
