import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Storyboard } from '@academy/contract/videos/storyboard.ts';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import {
  folderOfRendition,
  playlistKeyOf,
  posterKeyOf,
  SEGMENT_NAME,
  segmentKeyOf,
} from '@academy/platform/videos/video-blobs.ts';
import { type EncodedRendition, encodeRenditions } from '../ffmpeg/encode-renditions.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import type { VideoProbe } from '../ffmpeg/probe-video.ts';
import { takePoster } from '../ffmpeg/take-poster.ts';
import type { RenditionPlan } from '../hls/ladder.ts';
import type { VideoAttempt, VideoJobContext } from './attempt-video.ts';
import { explainFullDisk, requireSpace, watchSpace } from './full-disk.ts';
import { makeStoryboard } from './make-storyboard.ts';
import { type ProgressShare, reportProgress } from './video-progress.ts';

interface ProbedFile {
  readonly file: string;
  readonly probe: VideoProbe;
}

interface RenditionsToMake extends ProbedFile {
  readonly plans: readonly RenditionPlan[];
  readonly contentKey: Buffer;
  readonly share: ProgressShare;
  /** How its small pictures are to lie, where it gets some. */
  readonly storyboardPlan?: Storyboard;
}

export interface MadeRenditions {
  readonly renditions: EncodedRendition[];
  readonly storyboard: Storyboard | null;
}

/** Encodes renditions in one run and puts their files into the store; the caller commits their rows. */
export async function makeRenditions(
  context: VideoJobContext,
  attempt: VideoAttempt,
  ffmpeg: Ffmpeg,
  { file, probe, plans, contentKey, share, storyboardPlan: plan }: RenditionsToMake,
): Promise<MadeRenditions> {
  if (plans.length === 0) return { renditions: [], storyboard: null };
  const { database, blobs, work, reservedBytes, log } = context;
  const { video, job, signal, onUnwanted } = attempt;
  return work.use(async (folder) => {
    await requireSpace(folder, reservedBytes);
    const space = watchSpace(folder, reservedBytes);
    const progress = reportProgress({ database, videoId: video.id, share, log, onUnwanted });
    const renditions = await encodeRenditions(ffmpeg, {
      file,
      probe,
      plans,
      contentKey,
      storyboard: plan,
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
    // A worker that was suspended meanwhile must not overwrite what another one has published.
    await job.confirm(database.db);
    for (const rendition of renditions) await publishRendition(blobs, video.id, rendition, signal);
    const pictures = plan && (await makeStoryboard(context, attempt, ffmpeg, { folder, plan }));
    return { renditions, storyboard: pictures ?? null };
  });
}

/** Each put waits for the disk or the network; a few at once wait together. */
const AT_ONCE = 4;

/**
 * Puts the files of a rendition into the store and removes what an interrupted attempt left there. They are served only
 * once the rendition has its row.
 */
async function publishRendition(
  blobs: BlobStore,
  assetId: string,
  { height, folder }: EncodedRendition,
  signal: AbortSignal,
): Promise<void> {
  const segments = (await readdir(folder)).filter((name) => SEGMENT_NAME.test(name)).sort();
  const playlistKey = playlistKeyOf(assetId, height);
  const kept = new Set([playlistKey, ...segments.map((name) => segmentKeyOf(assetId, height, name))]);

  const waiting = segments.values();
  const putAll = async () => {
    for (const name of waiting) {
      signal.throwIfAborted();
      await blobs.putFile(segmentKeyOf(assetId, height, name), path.join(folder, name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, putAll));
  await blobs.putFile(playlistKey, path.join(folder, 'index.m3u8'));

  for await (const { key } of blobs.list(folderOfRendition(assetId, height))) {
    if (!kept.has(key)) await blobs.delete(key);
  }
}

/** Puts a picture of the video into the store and answers its key; null when there is none: a video plays without. */
export async function makePoster(
  { blobs, work, log }: VideoJobContext,
  { video, signal }: VideoAttempt,
  ffmpeg: Ffmpeg,
  { file, probe }: ProbedFile,
): Promise<string | null> {
  const key = posterKeyOf(video.id);
  try {
    await work.use(async (folder) => {
      const target = path.join(folder, 'poster.jpg');
      await takePoster(ffmpeg, { file, probe, target, signal });
      await blobs.putFile(key, target);
    });
    return key;
  } catch (error) {
    if (!signal.aborted) log.warn({ assetId: video.id, err: error }, 'No poster could be taken');
    return null;
  }
}
