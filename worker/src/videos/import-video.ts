import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import { creatorStorageBytes } from '@academy/platform/videos/creator-storage.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { eq, sql } from 'drizzle-orm';
import { type FetchedLink, fetchLink } from '../links/fetch-link.ts';
import type { LinkNetwork } from '../links/guarded-request.ts';
import { linkFileName } from '../links/link-file-name.ts';
import { attemptVideo, type VideoAttempt } from './attempt-video.ts';
import { requireSpace, watchSpace } from './full-disk.ts';
import type { Preparation } from './preparation.ts';
import { shareOfFetching } from './preparation-progress.ts';
import { reportProgress } from './progress-report.ts';
import { VideoUnwantedError } from './video-errors.ts';
import { findWantedVideo, storeState, type WantedVideo } from './video-rows.ts';

export interface LinkRules {
  readonly network: LinkNetwork;
  readonly maxUploadBytes: number;
  readonly creatorQuotaBytes: number;
}

/** Fetches the file of a video that was given as a link. What it is decides whoever looks at it next. */
export function importVideo(
  preparation: Preparation,
  rules: LinkRules,
  job: RunningJob<'video.import'>,
): Promise<void> {
  const { database, blobs } = preparation;
  return attemptVideo(preparation, job, async (attempt) => {
    const { video, signal } = attempt;
    // Fetched already: only the end of this job was not written down.
    if (video.sourceUrl === null || video.sourceKey !== null || video.state === 'ready') return;
    const { sourceUrl } = video;
    await storeState(database.db, video.id, 'preparing');
    const options = { network: rules.network, maxBytes: await mostBytes(preparation, rules, video), signal };
    const { size } = await fetchLink(sourceUrl, options, (fetched) =>
      blobs.put(sourceKeyOf(video.id), reported(preparation, attempt, fetched)),
    );
    await commitSource(preparation, attempt, { bytes: size, name: linkFileName(sourceUrl) });
  });
}

/** How large a file is known only when it comes, so that the creator's quota is looked at here. */
async function mostBytes(
  { database }: Preparation,
  { maxUploadBytes, creatorQuotaBytes }: LinkRules,
  { createdBy }: WantedVideo,
): Promise<number> {
  if (createdBy === null) return maxUploadBytes;
  const left = creatorQuotaBytes - (await creatorStorageBytes(database.db, createdBy));
  return Math.max(0, Math.min(maxUploadBytes, left));
}

async function* reported(
  { database, work: { dataDir }, reservedBytes, log }: Preparation,
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
  { database, jobs }: Preparation,
  { video: { id, createdBy }, job }: VideoAttempt,
  { bytes, name }: { readonly bytes: number; readonly name: string },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await job.confirm(tx);
    await tx.select({ id: videoAssets.id }).from(videoAssets).where(eq(videoAssets.id, id)).for('update');
    if ((await findWantedVideo(tx, id)) === null) throw new VideoUnwantedError();
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
