import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@academy/platform/config.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import type { UploadLimitsConfig } from '@academy/platform/school-settings/upload-limits.ts';
import { videoJobNames } from '@academy/platform/videos/video-versions.ts';
import { findConfinement } from '../ffmpeg/confinement.ts';
import { type Ffmpeg, findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import type { LinkNetwork } from '../links/guarded-request.ts';
import { giveUpVideo, type VideoJobContext } from './attempt-video.ts';
import { importVideo } from './import-video.ts';
import { beginVideo, finishVideo } from './prepare-video.ts';

export interface WorkVideosOptions {
  readonly config: Pick<Config, 'ffmpegPath' | 'ffprobePath'> & UploadLimitsConfig;
  readonly jobs: JobQueue;
  readonly network: LinkNetwork;
  /** What else waits for ffmpeg. */
  readonly onFfmpeg: (ffmpeg: Ffmpeg) => Promise<void>;
  /** How long to wait before looking for ffmpeg again. */
  readonly lookAgainMs: number;
}

export interface WorkingVideos {
  /** Stops looking for ffmpeg; the jobs themselves end with their queue. */
  stop(): Promise<void>;
}

/**
 * Takes the jobs about videos: one of each kind at a time, all kinds at once, so that a new upload becomes playable while
 * the ladder of another video is made. Jobs that need ffmpeg stay in their queue until there is one.
 */
export async function workVideos(
  context: VideoJobContext,
  options: WorkVideosOptions,
): Promise<WorkingVideos> {
  const { config, jobs, network } = options;
  const rules = { network, ...config };
  const stopping = new AbortController();
  for (const name of videoJobNames) {
    await jobs.workDead(name, (payload) => giveUpVideo(context, payload));
  }
  await jobs.work('video.import', (job) => importVideo(context, rules, job));

  const encoding = (async () => {
    const { signal } = stopping;
    const ffmpeg = await awaitFfmpeg(options, context.log, signal);
    signal.throwIfAborted();
    await jobs.work('video.begin', (job) => beginVideo(context, ffmpeg, job));
    await jobs.work('video.finish', (job) => finishVideo(context, ffmpeg, job));
    await options.onFfmpeg(ffmpeg);
  })().catch((error: unknown) => {
    if (!stopping.signal.aborted) context.log.error({ err: error }, 'Videos cannot be prepared');
  });

  return {
    async stop() {
      stopping.abort();
      await encoding;
    },
  };
}

/** Looks for ffmpeg until there is one, and logs once that there is none. Rejects when the signal aborts. */
async function awaitFfmpeg(
  { config, lookAgainMs }: WorkVideosOptions,
  log: Log,
  signal: AbortSignal,
): Promise<Ffmpeg> {
  let logged = '';
  for (;;) {
    signal.throwIfAborted();
    const search = await findFfmpeg(config);
    if ('found' in search) {
      logFound(search.found, log);
      const { missing } = await findConfinement();
      if (missing.length > 0)
        log.warn({ missing }, 'This system does not let ffmpeg be confined in every way');
      return search.found;
    }
    if (search.missing !== logged) log.warn(`Videos wait until there is an ffmpeg. ${search.missing}`);
    logged = search.missing;
    await delay(lookAgainMs, undefined, { signal, ref: false });
  }
}

function logFound({ version, origin }: Ffmpeg, log: Log): void {
  if (origin === 'bundled') {
    log.warn(
      { version },
      'Videos are prepared with the bundled ffmpeg, which is old and slow; better install one and start again, or set FFMPEG_PATH and FFPROBE_PATH',
    );
  } else {
    log.info({ version, origin }, 'Videos are prepared with ffmpeg');
  }
}
