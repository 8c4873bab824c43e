import type { Preparation } from './preparation.ts';
import type { WantedVideo } from './video-rows.ts';

/** Of a video that is ready: kept, it would double what the video costs. What is left behind here is swept. */
export async function removeSource({ blobs, log }: Preparation, { sourceKey }: WantedVideo): Promise<void> {
  if (sourceKey === null) return;
  await blobs.delete(sourceKey).catch((error: unknown) => {
    log.warn({ err: error, sourceKey }, 'The source of a video could not be removed');
  });
}
