import { type EncodedRendition, encodeRenditions } from '../ffmpeg/encode-renditions.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import type { VideoFacts } from '../ffmpeg/probe-video.ts';
import type { RenditionPlan } from '../hls/ladder.ts';
import type { VideoAttempt } from './attempt-video.ts';
import { explainFullDisk, requireSpace, watchSpace } from './full-disk.ts';
import type { Preparation } from './preparation.ts';
import type { ProgressShare } from './preparation-progress.ts';
import { reportProgress } from './progress-report.ts';
import { publishRendition } from './publish-rendition.ts';

export interface RenditionsToMake {
  readonly file: string;
  readonly facts: VideoFacts;
  readonly plans: readonly RenditionPlan[];
  readonly contentKey: Buffer;
  readonly share: ProgressShare;
}

/** Encodes renditions in one run and puts their files into the store; their rows are up to the caller. */
export async function makeRenditions(
  { database, blobs, work, reservedBytes, log }: Preparation,
  { video, job, signal, onUnwanted }: VideoAttempt,
  ffmpeg: Ffmpeg,
  { file, facts, plans, contentKey, share }: RenditionsToMake,
): Promise<EncodedRendition[]> {
  if (plans.length === 0) return [];
  return work.use(async (folder) => {
    await requireSpace(folder, reservedBytes);
    const space = watchSpace(folder, reservedBytes);
    const progress = reportProgress({ database, videoId: video.id, share, log, onUnwanted });
    const renditions = await encodeRenditions(ffmpeg, {
      file,
      facts,
      plans,
      contentKey,
      folder,
      onProgress: ({ fraction }) => progress.tell(fraction),
      signal: AbortSignal.any([signal, space.signal]),
    })
      .catch(async (error: unknown) => {
        throw await explainFullDisk(folder, error);
      })
      .finally(() => {
        space.stop();
        return progress.end();
      });
    // A worker that was suspended meanwhile must not write over what another one has published.
    await job.confirm(database.db);
    for (const rendition of renditions) await publishRendition(blobs, video.id, rendition, signal);
    return renditions;
  });
}
