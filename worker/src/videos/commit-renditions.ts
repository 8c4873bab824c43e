import { isFilledIn, lessonDurationText } from '@academy/contract/curriculum/lesson-duration.ts';
import type { Storyboard } from '@academy/contract/videos/storyboard.ts';
import { requestCaptions } from '@academy/platform/captions/request-captions.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { playlistKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { EncodedRendition } from '../ffmpeg/encode-renditions.ts';
import type { VideoAttempt, VideoJobContext } from './attempt-video.ts';
import { lockWantedVideo, VideoUnwantedError, type WantedVideo } from './video-rows.ts';

interface NewRenditions {
  readonly renditions: readonly EncodedRendition[];
  readonly durationSeconds: number;
  /** Whether the ladder is complete with them. */
  readonly complete: boolean;
  readonly posterKey?: string | null;
  readonly storyboard?: Storyboard | null;
}

/** Makes renditions visible whose files lie in the store, and enqueues what comes next, in one transaction. */
export async function commitRenditions(
  { database, jobs }: VideoJobContext,
  { video, job }: VideoAttempt,
  { renditions, durationSeconds, complete, posterKey = null, storyboard = null }: NewRenditions,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await job.confirm(tx);
    // The lesson first, as its deletion does: the other order could deadlock.
    const courseId = await lockLesson(tx, video.lessonId);
    await lockWantedVideo(tx, video.id);
    await insertRenditions(tx, video.id, renditions);
    const found = {
      ...(posterKey === null ? {} : { posterKey }),
      ...(storyboard === null ? {} : { storyboard }),
    };
    if (complete) {
      await tx
        .update(videoAssets)
        .set({
          ...found,
          state: 'ready',
          percent: 100,
          remainingSeconds: null,
          failure: null,
          sourceKey: null,
        })
        .where(eq(videoAssets.id, video.id));
      await retireOlder(tx, video);
      await fillInDuration(tx, video.lessonId, durationSeconds);
      await recordEvent(tx, { name: 'video_ready', courseId, lessonId: video.lessonId });
    } else {
      await tx
        .update(videoAssets)
        // The rest may have to wait for its turn, so the remaining time is unknown.
        .set({ ...found, state: 'playable', failure: null, remainingSeconds: null, updatedAt: sql`now()` })
        .where(eq(videoAssets.id, video.id));
      const turn = { priority: job.priority, onBehalfOf: video.createdBy };
      await jobs.enqueue(tx, 'video.finish', { assetId: video.id }, turn);
    }
    // A version that another one still plays for is heard when it takes over.
    if (complete || !(await hasOlder(tx, video))) {
      const { id: assetId, createdBy } = video;
      await requestCaptions(tx, jobs, { assetId, createdBy, priority: job.priority });
    }
  });
}

/** Answers the id of its course. */
async function lockLesson(tx: Transaction, lessonId: string): Promise<string> {
  const [lesson] = await tx
    .select({ courseId: lessons.courseId })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
    .for('update');
  if (lesson === undefined) throw new VideoUnwantedError();
  return lesson.courseId;
}

async function insertRenditions(
  tx: Transaction,
  assetId: string,
  renditions: readonly EncodedRendition[],
): Promise<void> {
  for (const { height, width, bandwidth, averageBandwidth, frameRate, codecs } of renditions) {
    const measures = { width, bandwidth, averageBandwidth, frameRate, codecs };
    await tx
      .insert(videoRenditions)
      .values({ assetId, height, ...measures, playlistKey: playlistKeyOf(assetId, height) })
      .onConflictDoUpdate({ target: [videoRenditions.assetId, videoRenditions.height], set: measures });
  }
}

/** Whether students may be watching an earlier version. */
async function hasOlder(tx: Transaction, video: WantedVideo): Promise<boolean> {
  return (await tx.$count(videoAssets, isOlder(video))) > 0;
}

/** Also those still being prepared: their jobs notice it and end. */
async function retireOlder(tx: Transaction, video: WantedVideo): Promise<void> {
  await tx.update(videoAssets).set({ retiredAt: sql`now()` }).where(isOlder(video));
}

function isOlder({ lessonId, version }: WantedVideo) {
  return and(
    eq(videoAssets.lessonId, lessonId),
    lt(videoAssets.version, version),
    isNull(videoAssets.retiredAt),
  );
}

/**
 * Fills in the duration of a lesson that has none. A duration that an earlier version of the video filled in is recognised
 * by its length and replaced; any other was written by a person and stays.
 */
async function fillInDuration(tx: Transaction, lessonId: string, durationSeconds: number): Promise<void> {
  const [lesson] = await tx
    .select({ duration: lessons.duration })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (lesson === undefined) return;
  const written = lesson.duration?.trim() ?? '';
  if (written !== '' && !(await isOurs(tx, lessonId, written))) return;
  await tx
    .update(lessons)
    .set({ duration: lessonDurationText(durationSeconds) })
    .where(eq(lessons.id, lessonId));
}

async function isOurs(tx: Transaction, lessonId: string, written: string): Promise<boolean> {
  const versions = await tx
    .select({ seconds: videoAssets.durationSeconds })
    .from(videoAssets)
    .where(and(eq(videoAssets.lessonId, lessonId), isNotNull(videoAssets.durationSeconds)));
  return versions.some(({ seconds }) => seconds !== null && isFilledIn(written, seconds));
}
