import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeVideo } from '../ffmpeg/probe-video.ts';
import { planLadder } from '../hls/ladder.ts';
import { attemptVideo } from './attempt-video.ts';
import { commitRenditions } from './commit-renditions.ts';
import { makeRenditions } from './make-renditions.ts';
import type { Preparation } from './preparation.ts';
import { sharesOfLadder } from './preparation-progress.ts';
import { rememberFacts } from './remember-facts.ts';
import { removeSource } from './remove-source.ts';
import { takeVideoPoster } from './take-video-poster.ts';
import { findWantedVideo } from './video-rows.ts';
import { withSource } from './with-source.ts';

/**
 * Looks at the file and makes the first rendition, so that the lesson can be watched soon. Killed anywhere and run
 * again, it comes to the same one result.
 */
export function beginVideo(
  preparation: Preparation,
  ffmpeg: Ffmpeg,
  job: RunningJob<'video.begin'>,
): Promise<void> {
  const { database, blobs, secrets } = preparation;
  return attemptVideo(preparation, job, async (attempt) => {
    const { video, signal } = attempt;
    // Further on already: only the end of this job was not written down, and the next one is on its way.
    if (video.state !== 'waiting' && video.state !== 'preparing') return;
    await withSource(blobs, video, async (file) => {
      const facts = await probeVideo(ffmpeg, file, { signal });
      const contentKey = await rememberFacts(database, video, facts, secrets);
      const ladder = planLadder(facts);
      const share = sharesOfLadder(facts, ladder, video.sourceUrl !== null).first;
      // Tried again after the rest has failed, the first rendition is there.
      const there = (await findWantedVideo(database.db, video.id))?.heights ?? [];
      const plans = [ladder.first].filter(({ height }) => !there.includes(height));
      const poster = takeVideoPoster(preparation, attempt, ffmpeg, { file, facts });
      const made = makeRenditions(preparation, attempt, ffmpeg, { file, facts, plans, contentKey, share });
      // Both at an end, however, before the file is let go.
      await Promise.allSettled([poster, made]);
      const [posterKey, renditions] = [await poster, await made];
      const complete = ladder.rest.length === 0;
      const { durationSeconds } = facts;
      await commitRenditions(preparation, attempt, { renditions, durationSeconds, complete, posterKey });
      if (complete) await removeSource(preparation, video);
    });
  });
}
