import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores, type StorageConfig } from '../../blobs/open-stores.ts';
import { courses } from '../../database/schema/courses.ts';
import { lessons, modules } from '../../database/schema/curriculum.ts';
import { enrollments, lessonProgress, notes, quizAttempts } from '../../database/schema/learning.ts';
import { signInAttempts, users } from '../../database/schema/users.ts';
import { uploads, videoAssets, videoRenditions } from '../../database/schema/videos.ts';
import { newId } from '../../ids.ts';
import { fixedSecrets } from '../../secrets.ts';
import { createSessionTokens } from '../../sessions/session-tokens.ts';
import { startSession } from '../../sessions/sessions.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestStorage } from '../../testing/test-storage.ts';
import { newContentKey, sealContentKey } from '../../videos/content-key.ts';
import { playlistKeyOf, posterKeyOf, segmentKeyOf, sourceKeyOf } from '../../videos/video-blobs.ts';

export const smallSecret = 'the secret of a small academy, long enough';

/** Everything that would be read wrongly if it were written carelessly. */
export const awkwardText = 'a tab\t, a line\n, a backslash \\N \\., a quote \' ", বাংলা, 😀';

export type SmallAcademy = Awaited<ReturnType<typeof createSmallAcademy>>;

/** A database and a data folder with something of everything: people, learning, a video, one in the making, an upload. */
export async function createSmallAcademy(
  storageIn: (dataDir: string) => Promise<StorageConfig> = createTestStorage,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-backup-'));
  const dataDir = path.join(folder, 'data');
  const test = await createTestDatabase();
  const { db } = test.database;
  const storage = await storageIn(dataDir);
  const { blobs, uploadStore } = await openStores(storage);
  const [userId, courseId, moduleId, lessonId] = [newId(), newId(), newId(), newId()];
  const [videoId, waitingId, uploadId, coverId] = [newId(), newId(), newId(), newId()];
  const contentKey = newContentKey();
  const cover = `covers/${courseId}/${coverId}.png`;

  await db.insert(users).values({ id: userId, name: awkwardText, username: 'ada', email: 'ada@example.org' });
  await startSession(db, createSessionTokens(fixedSecrets(smallSecret)), { userId, now: new Date() });
  await db.insert(signInAttempts).values({
    ...{ stateHash: 'state', browserHash: 'browser', returnTo: '/', expiresAt: new Date() },
  });
  await db.insert(courses).values({
    ...{ id: courseId, authorId: userId, title: 'বুনন Weaving', description: awkwardText, category: 'Design' },
    ...{ instructor: 'Ada', price: 12.5, whatYouWillLearn: [awkwardText, 'NULL', ''], status: 'published' },
    ...{ publishedAt: new Date(), lastUpdatedAt: new Date(), thumbnailUrl: `/api/${cover}` },
  });
  await db.insert(modules).values({ id: moduleId, courseId, title: 'First', position: 1 });
  await db.insert(lessons).values({ id: lessonId, courseId, moduleId, title: 'Warp', position: 1 });
  await db.insert(enrollments).values({ userId, courseId, lastWatchedLessonId: lessonId });
  await db.insert(lessonProgress).values({ userId, lessonId, courseId, playbackSeconds: 12.3456 });
  await db.insert(notes).values({ userId, lessonId, content: awkwardText });
  await db.insert(quizAttempts).values({
    ...{ id: newId(), userId, lessonId, answers: { q1: awkwardText, q2: null } },
    ...{ correctCount: 1, questionCount: 2 },
  });

  await blobs.put(cover, Buffer.from('a picture'));
  await blobs.put(posterKeyOf(videoId), Buffer.from('a poster'));
  await blobs.put(segmentKeyOf(videoId, 360, '00000.ts'), Buffer.from('noise'));
  await blobs.put(playlistKeyOf(videoId, 360), Buffer.from('#EXTM3U\n#EXTINF:4,\n00000.ts\n'));
  await blobs.put(sourceKeyOf(waitingId), Buffer.from('a film'));
  await db.insert(videoAssets).values([
    {
      ...{ id: videoId, lessonId, version: 1, state: 'ready', posterKey: posterKeyOf(videoId) },
      sealedKey: sealContentKey(smallSecret, videoId, contentKey),
    },
    { id: waitingId, lessonId, version: 2, state: 'waiting', sourceKey: sourceKeyOf(waitingId) },
  ]);
  await db.insert(videoRenditions).values({
    ...{ assetId: videoId, height: 360, width: 640, bandwidth: 1, averageBandwidth: 1, frameRate: 29.97 },
    ...{ codecs: 'avc1', playlistKey: playlistKeyOf(videoId, 360) },
  });
  await uploadStore.put(uploadId, Buffer.from('the first half'));
  // Long ago, as in any backup that was not made just now.
  const updatedAt = new Date('2026-01-02T03:04:05Z');
  await db
    .insert(uploads)
    .values({ id: uploadId, userId, lessonId, fileName: awkwardText, bytes: 28, updatedAt });

  return {
    ...{
      folder,
      dataDir,
      storage,
      test,
      db,
      blobs,
      uploadStore,
      userId,
      lessonId,
      videoId,
      waitingId,
      uploadId,
      contentKey,
      cover,
    },
    async close() {
      await test.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
