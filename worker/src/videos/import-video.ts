import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import { findSchoolRules } from '@academy/platform/school-settings/school-settings.ts';
import {
  findUploadLimits,
  type UploadLimitsConfig,
} from '@academy/platform/school-settings/upload-limits.ts';
import { creatorStorageBytes } from '@academy/platform/videos/creator-storage.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq, sql } from 'drizzle-orm';
import { type FetchedLink, fetchLink, linkFileName } from '../links/fetch-link.ts';
import type { LinkNetwork } from '../links/guarded-request.ts';
import { attemptVideo, type VideoAttempt, type VideoJobContext } from './attempt-video.ts';
import { requireSpace, watchSpace } from './full-disk.ts';
import { reportProgress, shareOfFetching } from './video-progress.ts';
import { lockWantedVideo, storeState, type WantedVideo } from './video-rows.ts';

export interface LinkRules extends UploadLimitsConfig {
  readonly network: LinkNetwork;
}

/** Fetches the file of a video that was given as a link. Whether it is a video is decided by the next job. */
export function importVideo(
  context: VideoJobContext,
  rules: LinkRules,
  job: RunningJob<'video.import'>,
): Promise<void> {
  const { database, blobs } = context;
  return attemptVideo(context, job, async (attempt) => {
    const { video, signal } = attempt;
    // Already fetched: only the end of this job was not stored.
    if (video.sourceUrl === null || video.sourceKey !== null || video.state === 'ready') return;
    const { sourceUrl } = video;
    await storeState(database.db, video.id, 'preparing');
    const options = { network: rules.network, maxBytes: await maxBytesFor(context, rules, video), signal };
    const { size } = await fetchLink(sourceUrl, options, (fetched) =>
      blobs.put(sourceKeyOf(video.id), reported(context, attempt, fetched)),
    );
    await commitSource(context, attempt, { bytes: size, name: linkFileName(sourceUrl) });
  });
}

/** The size of the file is known only now, so this is where the creator's quota is checked. */
async function maxBytesFor(
  { database }: VideoJobContext,
  rules: LinkRules,
  { createdBy }: WantedVideo,
): Promise<number> {
  if (createdBy === null) return (await findSchoolRules(database.db, rules)).limitBytes.creatorUploadMb;
  const { quotaBytes, videoBytes } = await findUploadLimits(database.db, rules, createdBy);
  const left = quotaBytes - (await creatorStorageBytes(database.db, createdBy));
  return Math.max(0, Math.min(videoBytes, left));
}

async function* reported(
  { database, work: { dataDir }, reservedBytes, log }: VideoJobContext,
  { video, signal, onUnwanted }: VideoAttempt,
  { bytes, content }: FetchedLink,
): AsyncIterable<Uint8Array> {
  const progress = reportProgress({ database, videoId: video.id, share: shareOfFetching, log, onUnwanted });
  let received = 0;
  const space = watchSpace(dataDir, reservedBytes);
  try {
    await requireSpace(dataDir, reservedBytes, bytes ?? 0);
    for await (const chunk of content) {
      signal.throwIfAborted();
      space.signal.throwIfAborted();
      received += chunk.byteLength;
      progress.tell(bytes === null ? 0 : received / bytes);
      yield chunk;
    }
  } finally {
    space.stop();
    await progress.end();
  }
}

async function commitSource(
  { database, jobs }: VideoJobContext,
  { video: { id, createdBy }, job }: VideoAttempt,
  { bytes, name }: { readonly bytes: number; readonly name: string },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await job.confirm(tx);
    await lockWantedVideo(tx, id);
    await tx
      .update(videoAssets)
      .set({
        // Waiting for its turn again: there may be no ffmpeg, or others before it.
        state: 'waiting',
        sourceKey: sourceKeyOf(id),
        sourceBytes: bytes,
        sourceName: sql`coalesce(${videoAssets.sourceName}, ${name})`,
        remainingSeconds: null,
        updatedAt: sql`now()`,
      })
      .where(eq(videoAssets.id, id));
    const turn = { priority: job.priority, onBehalfOf: createdBy };
    await jobs.enqueue(tx, 'video.begin', { assetId: id }, turn);
  });
}
