import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import { findContentKey } from '@academy/platform/videos/content-key.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeVideo } from '../ffmpeg/probe-video.ts';
import { planLadder } from '../hls/ladder.ts';
import { planStoryboard } from '../hls/storyboard.ts';
import { PermanentVideoError } from '../video-errors.ts';
import { attemptVideo, type VideoJobContext } from './attempt-video.ts';
import { commitRenditions } from './commit-renditions.ts';
import { requireSpace } from './full-disk.ts';
import { makePoster, makeRenditions } from './make-renditions.ts';
import { sharesOfLadder } from './video-progress.ts';
import { findWantedVideo, saveProbe, type WantedVideo } from './video-rows.ts';

/*
 * A video is prepared by two jobs, so that the lesson can be watched soon: the first probes the file and makes one
 * rendition, the second makes the rest of the ladder. Both can be killed anywhere and run again with the same result.
 */

export function beginVideo(
  context: VideoJobContext,
  ffmpeg: Ffmpeg,
  job: RunningJob<'video.begin'>,
): Promise<void> {
  const { database, secrets } = context;
  return attemptVideo(context, job, async (attempt) => {
    const { video, signal } = attempt;
    // Already further: only the end of this job was not stored, and the next job is in the queue.
    if (video.state !== 'waiting' && video.state !== 'preparing') return;
    await withSource(context, video, async (file) => {
      const probe = await probeVideo(ffmpeg, file, { signal });
      const contentKey = await saveProbe(database, video, probe, secrets);
      const ladder = planLadder(probe);
      const share = sharesOfLadder(probe, ladder, video.sourceUrl !== null).first;
      // After a retry of the rest, the first rendition is there already.
      const made = (await findWantedVideo(database.db, video.id))?.heights ?? [];
      const plans = [ladder.first].filter(({ height }) => !made.includes(height));
      const storyboardPlan = planStoryboard(probe);
      const making = [
        makePoster(context, attempt, ffmpeg, { file, probe }),
        makeRenditions(context, attempt, ffmpeg, { file, probe, plans, contentKey, share, storyboardPlan }),
      ] as const;
      // Neither may still read the file when it is released.
      await Promise.allSettled(making);
      const [posterKey, { renditions, storyboard }] = await Promise.all(making);
      const complete = ladder.rest.length === 0;
      const { durationSeconds } = probe;
      const pictures = { posterKey, storyboard };
      await commitRenditions(context, attempt, { renditions, durationSeconds, complete, ...pictures });
      if (complete) await removeSource(context, video);
    });
  });
}

/** Makes the rest of the ladder of a video that can be watched already, which makes it ready. */
export function finishVideo(
  context: VideoJobContext,
  ffmpeg: Ffmpeg,
  job: RunningJob<'video.finish'>,
): Promise<void> {
  return attemptVideo(context, job, async (attempt) => {
    const { video, signal } = attempt;
    if (video.state !== 'playable') return;
    const contentKey = findContentKey(context.secrets, video.id, video.sealedKey ?? '');
    if (contentKey === null) throw new PermanentVideoError({ code: 'key_lost' });
    await withSource(context, video, async (file) => {
      const probe = await probeVideo(ffmpeg, file, { signal });
      const ladder = planLadder(probe);
      const share = sharesOfLadder(probe, ladder, video.sourceUrl !== null).rest;
      const plans = ladder.rest.filter(({ height }) => !video.heights.includes(height));
      const making = { file, probe, plans, contentKey, share };
      const { renditions } = await makeRenditions(context, attempt, ffmpeg, making);
      const { durationSeconds } = probe;
      await commitRenditions(context, attempt, { renditions, durationSeconds, complete: true });
    });
    await removeSource(context, video);
  });
}

/** Lets ffmpeg read the file that the video is made from. */
async function withSource(
  { blobs, work, reservedBytes }: VideoJobContext,
  { sourceKey }: WantedVideo,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const read = async (file: string) => {
    await use(file);
    return true;
  };
  const found =
    sourceKey === null
      ? null
      : await work.use((folder) => {
          const requireRoom = (bytes: number) => requireSpace(folder, reservedBytes, bytes);
          return blobs.withFile(sourceKey, { folder, requireRoom }, read);
        });
  if (found === null) throw new PermanentVideoError({ code: 'source_lost' });
}

/** The source of a ready video would double its storage. What cannot be removed here, the sweep removes. */
async function removeSource({ blobs, log }: VideoJobContext, { sourceKey }: WantedVideo): Promise<void> {
  if (sourceKey === null) return;
  await blobs.delete(sourceKey).catch((error: unknown) => {
    log.warn({ err: error, sourceKey }, 'The source of a video could not be removed');
  });
}
