import type { JobName } from '@academy/contract/jobs/jobs.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue, RunningJob } from '@academy/platform/jobs/job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import type { Secrets } from '@academy/platform/secrets.ts';
import { discardFiles } from '@academy/platform/videos/removed-videos.ts';
import { hasOpenJob } from '@academy/platform/videos/video-versions.ts';
import { failureOf, PermanentVideoError } from '../video-errors.ts';
import {
  findWantedVideo,
  lockVideo,
  mayBeWatched,
  storeFailure,
  VideoUnwantedError,
  type WantedVideo,
} from './video-rows.ts';
import type { WorkFolder } from './work-folder.ts';

/** What the jobs about videos work with. */
export interface VideoJobContext {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'isOpen'>;
  /** Of the academy: they seal the keys of videos. */
  readonly secrets: Secrets;
  readonly work: WorkFolder;
  /** Left free on the disk for everything else, the database above all. */
  readonly reservedBytes: number;
  readonly log: Log;
}

export type VideoJob = RunningJob<Extract<JobName, `video.${string}`>>;

export interface VideoAttempt {
  readonly video: WantedVideo;
  readonly job: VideoJob;
  /** Aborted when the job has to end, or the video is no longer wanted. */
  readonly signal: AbortSignal;
  readonly onUnwanted: () => void;
}

/**
 * Runs one attempt at a job about a video and decides what its end means. A failure is stored for the creator when trying
 * again cannot help or this was the last attempt; an interrupted job stores none.
 */
export async function attemptVideo(
  context: VideoJobContext,
  job: VideoJob,
  run: (attempt: VideoAttempt) => Promise<void>,
): Promise<void> {
  const { database, log } = context;
  const { assetId } = job.payload;
  const video = await findWantedVideo(database.db, assetId);
  if (video === null) return;
  const unwanted = new AbortController();
  const onUnwanted = () => unwanted.abort(new VideoUnwantedError());
  const signal = AbortSignal.any([job.signal, unwanted.signal]);
  const fail = (error: unknown) =>
    database.db.transaction((tx) => storeFailure(tx, assetId, failureOf(error)));
  try {
    await run({ video, job, signal, onUnwanted });
  } catch (error) {
    if (error instanceof VideoUnwantedError || unwanted.signal.aborted) {
      log.info({ assetId }, 'The video is no longer wanted');
      return discardIfOff(context, assetId);
    }
    if (job.signal.aborted) throw error;
    if (error instanceof PermanentVideoError) {
      log.info({ assetId, err: error }, 'The video cannot be prepared');
      return fail(error);
    }
    if (job.isLastAttempt) await fail(error);
    throw error;
  }
}

/** Its files may have been removed while this job was still writing some: they would stay until the next sweep. */
async function discardIfOff({ database, blobs }: VideoJobContext, assetId: string): Promise<void> {
  if (!(await mayBeWatched(database.db, assetId))) await discardFiles(blobs, assetId);
}

/**
 * Stores a failure for a video whose job is dead without having stored one, because its worker died at every attempt.
 * Does nothing when the creator has requested another try meanwhile.
 */
export async function giveUpVideo(
  { database, jobs }: Pick<VideoJobContext, 'database' | 'jobs'>,
  { assetId }: { readonly assetId: string },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    // A retry locks the row too: its job is either visible here, or it overwrites the failure that is stored here.
    await lockVideo(tx, assetId);
    if (await hasOpenJob(jobs, assetId)) return;
    await storeFailure(tx, assetId, { code: 'worker_died' });
  });
}
