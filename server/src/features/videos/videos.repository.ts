import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

const versions = prepared((db) =>
  db
    .select({
      id: videoAssets.id,
      state: videoAssets.state,
      percent: videoAssets.percent,
      remainingSeconds: videoAssets.remainingSeconds,
      failure: videoAssets.failure,
      sourceName: videoAssets.sourceName,
      durationSeconds: videoAssets.durationSeconds,
      posterKey: videoAssets.posterKey,
      storyboard: videoAssets.storyboard,
      authorId: courses.authorId,
      heights: sql<number[]>`array(
        select height from video_renditions where asset_id = video_assets.id order by height
      )`,
    })
    .from(videoAssets)
    .innerJoin(lessons, eq(lessons.id, videoAssets.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(videoAssets.lessonId, sql.placeholder('lessonId')), isNull(videoAssets.retiredAt)))
    .orderBy(desc(videoAssets.version))
    .prepare('video_versions'),
);

/** Pages that wait for a video ask this again and again. */
export const listVersions = (db: Queryable, lessonId: string) => versions(db, { lessonId });

/** Until the transaction ends, no upload of this lesson can become a version of its video. */
export async function lockLesson(tx: Transaction, lessonId: string) {
  const [lesson] = await tx
    .select({ courseId: lessons.courseId })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
    .for('update');
  return lesson;
}

/** The newest version that is not retired, locked until the transaction ends. */
export async function lockNewestVersion(tx: Transaction, lessonId: string) {
  const [newest] = await tx
    .select({
      id: videoAssets.id,
      state: videoAssets.state,
      sourceKey: videoAssets.sourceKey,
      sourceUrl: videoAssets.sourceUrl,
      createdBy: videoAssets.createdBy,
    })
    .from(videoAssets)
    .where(and(eq(videoAssets.lessonId, lessonId), isNull(videoAssets.retiredAt)))
    .orderBy(desc(videoAssets.version))
    .limit(1)
    .for('update');
  return newest ?? null;
}

export async function setWaiting(tx: Queryable, assetId: string): Promise<void> {
  await tx
    .update(videoAssets)
    .set({ state: 'waiting', failure: null, percent: 0, remainingSeconds: null, updatedAt: sql`now()` })
    .where(eq(videoAssets.id, assetId));
}

/** A link is a video too: without it, an embedded one would stay. A save that still names it is stale then. */
export async function forgetLink(tx: Queryable, lessonId: string): Promise<void> {
  await tx
    .update(lessons)
    .set({ videoUrl: null, revision: sql`${lessons.revision} + 1` })
    .where(and(eq(lessons.id, lessonId), isNotNull(lessons.videoUrl)));
}
