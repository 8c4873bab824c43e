import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';
import type { VideoState } from '@academy/contract/videos/video-status.ts';
import type { Database, Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { findContentKey, newContentKey, sealContentKey } from '@academy/platform/videos/content-key.ts';
import { isOff } from '@academy/platform/videos/removed-videos.ts';
import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { VideoProbe } from '../ffmpeg/probe-video.ts';

export interface WantedVideo {
  readonly id: string;
  readonly lessonId: string;
  readonly version: number;
  readonly state: VideoState;
  readonly sourceKey: string | null;
  readonly sourceUrl: string | null;
  readonly sealedKey: string | null;
  readonly createdBy: string | null;
  /** Of the renditions that can be watched. */
  readonly heights: readonly number[];
}

/** The lesson or the version is gone, so there is no use for the result. */
export class VideoUnwantedError extends Error {
  constructor() {
    super('The video is no longer wanted.');
    this.name = 'VideoUnwantedError';
  }
}

/** Neither ready nor given up. */
const unfinished = inArray(videoAssets.state, ['waiting', 'preparing', 'playable']);

function isWanted(id: string) {
  return and(eq(videoAssets.id, id), isNotNull(videoAssets.lessonId), isNull(videoAssets.retiredAt));
}

/** null when the version was replaced or removed, or its lesson is gone. */
export async function findWantedVideo(db: Queryable, id: string): Promise<WantedVideo | null> {
  const [row] = await db
    .select({
      id: videoAssets.id,
      lessonId: videoAssets.lessonId,
      version: videoAssets.version,
      state: videoAssets.state,
      sourceKey: videoAssets.sourceKey,
      sourceUrl: videoAssets.sourceUrl,
      sealedKey: videoAssets.sealedKey,
      createdBy: videoAssets.createdBy,
    })
    .from(videoAssets)
    .where(isWanted(id));
  if (row === undefined || row.lessonId === null) return null;
  const renditions = await db
    .select({ height: videoRenditions.height })
    .from(videoRenditions)
    .where(eq(videoRenditions.assetId, id));
  return { ...row, lessonId: row.lessonId, heights: renditions.map(({ height }) => height) };
}

/** Until the transaction ends. */
export async function lockVideo(tx: Transaction, id: string): Promise<{ sealedKey: string | null } | null> {
  const [row] = await tx
    .select({ sealedKey: videoAssets.sealedKey })
    .from(videoAssets)
    .where(eq(videoAssets.id, id))
    .for('update');
  return row ?? null;
}

export async function lockWantedVideo(tx: Transaction, id: string): Promise<void> {
  await lockVideo(tx, id);
  if ((await findWantedVideo(tx, id)) === null) throw new VideoUnwantedError();
}

/** Whether the version exists, perhaps replaced, and was not taken off its lesson. */
export async function mayBeWatched(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: videoAssets.id })
    .from(videoAssets)
    .where(and(eq(videoAssets.id, id), not(isOff)));
  return rows.length > 0;
}

/**
 * Stores what the file is and answers the content key of this version. An earlier attempt may have chosen one; a key that
 * no secret of the academy opens is lost, and with it every rendition that it encrypted.
 */
export async function saveProbe(
  { db }: Database,
  { id }: WantedVideo,
  probe: VideoProbe,
  secrets: Secrets,
): Promise<Buffer> {
  return db.transaction(async (tx) => {
    const row = await lockVideo(tx, id);
    if (row === null) throw new VideoUnwantedError();
    const opened = row.sealedKey === null ? null : findContentKey(secrets, id, row.sealedKey);
    if (opened === null) await tx.delete(videoRenditions).where(eq(videoRenditions.assetId, id));
    const contentKey = opened ?? newContentKey();
    await tx
      .update(videoAssets)
      .set({
        state: 'preparing',
        failure: null,
        durationSeconds: probe.durationSeconds,
        hasAudio: probe.hasAudio,
        width: probe.width,
        height: probe.height,
        ...(opened === null ? { sealedKey: sealContentKey(secrets.newest, id, contentKey) } : {}),
        updatedAt: sql`now()`,
      })
      .where(eq(videoAssets.id, id));
    return contentKey;
  });
}

export interface Progress {
  readonly percent: number;
  readonly remainingSeconds: number | null;
}

/** Never backwards: an attempt that begins anew must not look like a loss. False when the video is not wanted. */
export async function storeProgress({ db }: Database, id: string, progress: Progress): Promise<boolean> {
  const rows = await db
    .update(videoAssets)
    .set({
      percent: sql`greatest(${videoAssets.percent}, ${progress.percent})`,
      remainingSeconds: progress.remainingSeconds,
      updatedAt: sql`now()`,
    })
    .where(and(isWanted(id), unfinished))
    .returning({ id: videoAssets.id });
  return rows.length > 0;
}

export async function storeState(db: Queryable, id: string, state: VideoState): Promise<void> {
  await db
    .update(videoAssets)
    .set({ state, failure: null, updatedAt: sql`now()` })
    .where(and(eq(videoAssets.id, id), unfinished));
}

/** What can be watched of it can still be watched. */
export async function storeFailure(tx: Transaction, id: string, failure: VideoFailure): Promise<void> {
  const [failed] = await tx
    .update(videoAssets)
    .set({ state: 'failed', failure, remainingSeconds: null, updatedAt: sql`now()` })
    .where(and(eq(videoAssets.id, id), unfinished))
    .returning({ lessonId: videoAssets.lessonId });
  if (!failed?.lessonId) return;
  const { lessonId } = failed;
  const [lesson] = await tx
    .select({ courseId: lessons.courseId })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (lesson !== undefined) await recordEvent(tx, { name: 'video_failed', ...lesson, lessonId });
}
