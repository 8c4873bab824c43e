import path from 'node:path';
import type { Storyboard } from '@academy/contract/videos/storyboard.ts';
import { storyboardKeyOf } from '@academy/platform/videos/video-blobs.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { tileStoryboard } from '../ffmpeg/tile-storyboard.ts';
import type { VideoAttempt, VideoJobContext } from './attempt-video.ts';

/** Puts the sheets of small pictures into the store and answers how they lie; null when there are none: a video plays without. */
export async function makeStoryboard(
  { blobs, log }: VideoJobContext,
  { video, signal }: VideoAttempt,
  ffmpeg: Ffmpeg,
  { folder, plan }: { folder: string; plan: Storyboard },
): Promise<Storyboard | null> {
  try {
    const tiled = await tileStoryboard(ffmpeg, { folder, plan, signal });
    if (tiled === null) return null;
    for (let sheet = 0; sheet < tiled.storyboard.sheets; sheet += 1) {
      await blobs.putFile(storyboardKeyOf(video.id, sheet), path.join(tiled.folder, `${sheet}.jpg`));
    }
    return tiled.storyboard;
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ assetId: video.id, err: error }, 'The small pictures of a video could not be kept');
    return null;
  }
}
