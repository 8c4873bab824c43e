import type { Config } from '@academy/platform/config.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { LinkNetwork } from '../links/guarded-request.ts';
import { awaitFfmpeg } from './await-ffmpeg.ts';
import { beginVideo } from './begin-video.ts';
import { finishVideo } from './finish-video.ts';
import { giveUpVideo } from './give-up-video.ts';
import { importVideo } from './import-video.ts';
import { videoJobNames } from './open-jobs.ts';
import type { Preparation } from './preparation.ts';

export interface WorkVideosOptions {
  readonly config: Pick<Config, 'ffmpegPath' | 'ffprobePath' | 'maxUploadBytes' | 'creatorQuotaBytes'>;
  readonly jobs: JobQueue;
  readonly network: LinkNetwork;
  readonly lookAgainMs: number;
}

export interface WorkingVideos {
  /** Stops looking for ffmpeg; the jobs themselves end with their queue. */
  stop(): Promise<void>;
}

/**
 * Takes the jobs about videos: each kind one at a time, all kinds at once, so that a new upload becomes playable while
 * the ladder of another is made. What needs ffmpeg is left in its queue until there is one.
 */
export async function workVideos(
  preparation: Preparation,
  options: WorkVideosOptions,
): Promise<WorkingVideos> {
  const { config, jobs, network, lookAgainMs } = options;
  const rules = { network, ...config };
  const stopping = new AbortController();
  for (const name of videoJobNames) {
    await jobs.workDead(name, (payload) => giveUpVideo(preparation, payload));
  }
  await jobs.work('video.import', (job) => importVideo(preparation, rules, job));

  const encoding = (async () => {
    const { signal } = stopping;
    const ffmpeg = await awaitFfmpeg({ config, log: preparation.log, lookAgainMs, signal });
    signal.throwIfAborted();
    await jobs.work('video.begin', (job) => beginVideo(preparation, ffmpeg, job));
    await jobs.work('video.finish', (job) => finishVideo(preparation, ffmpeg, job));
  })().catch((error: unknown) => {
    if (!stopping.signal.aborted) preparation.log.error({ err: error }, 'Videos cannot be prepared');
  });

  return {
    async stop() {
      stopping.abort();
      await encoding;
    },
  };
}
