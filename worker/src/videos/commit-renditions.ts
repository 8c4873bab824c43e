import type { Transaction } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { playlistKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { EncodedRendition } from '../ffmpeg/encode-renditions.ts';
import type { VideoAttempt } from './attempt-video.ts';
import { fillInDuration } from './fill-in-duration.ts';
import type { Preparation } from './preparation.ts';
import { VideoUnwantedError } from './video-errors.ts';
import { findWantedVideo, type WantedVideo } from './video-rows.ts';

export interface NewRenditions {
  readonly renditions: readonly EncodedRendition[];
  readonly durationSeconds: number;
  /** Whether the ladder is complete with them. */
  readonly complete: boolean;
  readonly posterKey?: string | null;
}

/** Makes renditions that lie in the store visible, and says what comes next: all of it, or nothing. */
export async function commitRenditions(
  { database, jobs }: Preparation,
  { video, job }: VideoAttempt,
  { renditions, durationSeconds, complete, posterKey = null }: NewRenditions,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await job.confirm(tx);
    await lockWanted(tx, video);
    await insertRenditions(tx, video.id, renditions);
    const found = posterKey === null ? {} : { posterKey };
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
    } else {
      await tx
        .update(videoAssets)
        // The rest may have to wait for its turn, so nobody knows how long it will take.
        .set({ ...found, state: 'playable', failure: null, remainingSeconds: null, updatedAt: sql`now()` })
        .where(eq(videoAssets.id, video.id));
      const turn = { priority: job.priority, onBehalfOf: video.createdBy };
      await jobs.enqueue(tx, 'video.finish', { assetId: video.id }, turn);
    }
  });
}

/** The lesson first, as whoever deletes it has to: the other way round two transactions could wait for each other. */
async function lockWanted(tx: Transaction, { id, lessonId }: WantedVideo): Promise<void> {
  await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId)).for('update');
  await tx.select({ id: videoAssets.id }).from(videoAssets).where(eq(videoAssets.id, id)).for('update');
  if ((await findWantedVideo(tx, id)) === null) throw new VideoUnwantedError();
}

async function insertRenditions(
  tx: Transaction,
  assetId: string,
  renditions: readonly EncodedRendition[],
): Promise<void> {
  for (const { height, width, bandwidth, averageBandwidth, frameRate, codecs } of renditions) {
    const facts = { width, bandwidth, averageBandwidth, frameRate, codecs };
    await tx
      .insert(videoRenditions)
      .values({ assetId, height, ...facts, playlistKey: playlistKeyOf(assetId, height) })
      .onConflictDoUpdate({ target: [videoRenditions.assetId, videoRenditions.height], set: facts });
  }
}

/** Those still being prepared as well: their jobs notice it and end. */
async function retireOlder(tx: Transaction, { lessonId, version }: WantedVideo): Promise<void> {
  await tx
    .update(videoAssets)
    .set({ retiredAt: sql`now()` })
    .where(
      and(
        eq(videoAssets.lessonId, lessonId),
        lt(videoAssets.version, version),
        isNull(videoAssets.retiredAt),
      ),
    );
}
