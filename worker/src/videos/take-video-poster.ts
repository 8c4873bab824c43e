import path from 'node:path';
import { posterKeyOf } from '@academy/platform/videos/video-blobs.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import type { VideoFacts } from '../ffmpeg/probe-video.ts';
import { takePoster } from '../ffmpeg/take-poster.ts';
import type { VideoAttempt } from './attempt-video.ts';
import type { Preparation } from './preparation.ts';

/** Puts a picture of the video into the store and answers its key; null when there is none: a video plays without. */
export async function takeVideoPoster(
  { blobs, work, log }: Preparation,
  { video, signal }: VideoAttempt,
  ffmpeg: Ffmpeg,
  { file, facts }: { readonly file: string; readonly facts: VideoFacts },
): Promise<string | null> {
  const key = posterKeyOf(video.id);
  try {
    await work.use(async (folder) => {
      const target = path.join(folder, 'poster.jpg');
      await takePoster(ffmpeg, { file, facts, target, signal });
      await blobs.putFile(key, target);
    });
    return key;
  } catch (error) {
    if (!signal.aborted) log.warn({ assetId: video.id, err: error }, 'No poster could be taken');
    return null;
  }
}
