import type { JobName } from '@academy/contract/jobs/jobs.ts';
import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import { discardFiles } from '@academy/platform/videos/removed-videos.ts';
import type { Preparation } from './preparation.ts';
import { failureSentence, isPermanent, VideoUnwantedError } from './video-errors.ts';
import { findWantedVideo, mayBeWatched, storeFailure, type WantedVideo } from './video-rows.ts';

export type VideoJob = RunningJob<Extract<JobName, `video.${string}`>>;

export interface VideoAttempt {
  readonly video: WantedVideo;
  readonly job: VideoJob;
  /** Aborted when the job is to end, or the video is no longer wanted. */
  readonly signal: AbortSignal;
  readonly onUnwanted: () => void;
}

/**
 * One attempt at a job about a video, and what its end means. What trying again cannot mend, or was tried for the last
 * time, is a failure that the creator sees; a job that was only interrupted is none.
 */
export async function attemptVideo(
  preparation: Preparation,
  job: VideoJob,
  story: (attempt: VideoAttempt) => Promise<void>,
): Promise<void> {
  const { database, log } = preparation;
  const { assetId } = job.payload;
  const video = await findWantedVideo(database.db, assetId);
  if (video === null) return;
  const unwanted = new AbortController();
  const onUnwanted = () => unwanted.abort(new VideoUnwantedError());
  const signal = AbortSignal.any([job.signal, unwanted.signal]);
  try {
    await story({ video, job, signal, onUnwanted });
  } catch (error) {
    if (error instanceof VideoUnwantedError || unwanted.signal.aborted) {
      log.info({ assetId }, 'The video is no longer wanted');
      return discardIfOff(preparation, assetId);
    }
    if (job.signal.aborted) throw error;
    if (isPermanent(error)) {
      log.info({ assetId, err: error }, 'The video cannot be prepared');
      return storeFailure(database.db, assetId, failureSentence(error));
    }
    if (job.isLastAttempt) await storeFailure(database.db, assetId, failureSentence(error));
    throw error;
  }
}

/** Its files were removed while we were still putting some there; nobody comes by again for a while. */
async function discardIfOff({ database, blobs }: Preparation, assetId: string): Promise<void> {
  if (!(await mayBeWatched(database.db, assetId))) await discardFiles(blobs, assetId);
}
