import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import { findContentKey } from '@academy/platform/videos/content-key.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeVideo } from '../ffmpeg/probe-video.ts';
import { planLadder } from '../hls/ladder.ts';
import { attemptVideo } from './attempt-video.ts';
import { commitRenditions } from './commit-renditions.ts';
import { makeRenditions } from './make-renditions.ts';
import type { Preparation } from './preparation.ts';
import { sharesOfLadder } from './preparation-progress.ts';
import { removeSource } from './remove-source.ts';
import { VideoLostError } from './video-errors.ts';
import { withSource } from './with-source.ts';

/** Makes the rest of the ladder of a video that can be watched already, and so makes it ready. */
export function finishVideo(
  preparation: Preparation,
  ffmpeg: Ffmpeg,
  job: RunningJob<'video.finish'>,
): Promise<void> {
  const { blobs, secrets } = preparation;
  return attemptVideo(preparation, job, async (attempt) => {
    const { video, signal } = attempt;
    if (video.state !== 'playable') return;
    const contentKey = findContentKey(secrets, video.id, video.sealedKey ?? '');
    if (contentKey === null)
      throw new VideoLostError('The key of this video is lost. Please prepare it again.');
    await withSource(blobs, video, async (file) => {
      const facts = await probeVideo(ffmpeg, file, { signal });
      const ladder = planLadder(facts);
      const plans = ladder.rest.filter(({ height }) => !video.heights.includes(height));
      const share = sharesOfLadder(facts, ladder, video.sourceUrl !== null).rest;
      const renditions = await makeRenditions(preparation, attempt, ffmpeg, {
        file,
        facts,
        plans,
        contentKey,
        share,
      });
      const { durationSeconds } = facts;
      await commitRenditions(preparation, attempt, { renditions, durationSeconds, complete: true });
    });
    await removeSource(preparation, video);
  });
}
