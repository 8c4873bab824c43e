import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PermanentVideoError, TransientVideoError } from '../video-errors.ts';
import { explainFailure } from './explain-failure.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import type { VideoProbe } from './probe-video.ts';
import { runProgram } from './run-program.ts';
import { decodedInput } from './safe-input.ts';

export interface PosterJob {
  readonly file: string;
  readonly probe: VideoProbe;
  /** A JPEG, written whole or not at all; its folder is where ffmpeg works. */
  readonly target: string;
  readonly signal: AbortSignal;
}

const WIDEST = 1280;
const TIME_LIMIT_MS = 2 * 60_000;
/** Where to look, as parts of the duration: behind the opening titles, before the end. */
const positions = [0.1, 0.25, 0.5, 0.75, 0.02, 0];
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const SAMPLE = { width: 32, height: 18 };

/** Takes the first picture that shows something: many videos begin in the dark, or with an empty page. */
export async function takePoster(ffmpeg: Ffmpeg, job: PosterJob): Promise<void> {
  const draft = `${job.target}.draft`;
  let best = -1;
  try {
    for (const position of positionsIn(job.probe)) {
      const liveliness = await takePicture(ffmpeg, job, position, draft);
      if (liveliness <= best) continue;
      await rename(draft, job.target);
      best = liveliness;
      if (liveliness >= LIVELY) return;
    }
  } finally {
    await rm(draft, { force: true });
  }
  if (best < 0) throw new PermanentVideoError({ code: 'undecodable' });
}

/** How much brightness differs over the picture, from 0 to 128; a flat surface, black or not, is near 0. */
const LIVELY = 12;

interface PicturePosition {
  readonly seconds: number;
  /** Whether to take the next key picture, which there may not be. */
  readonly keyPicture: boolean;
}

/**
 * Key pictures first: each takes a fraction of a second, while any other needs all pictures before it decoded, and a
 * lesson waits. The exact pictures are taken only when no key picture shows anything.
 */
function positionsIn({ durationSeconds }: VideoProbe): PicturePosition[] {
  return [true, false].flatMap((keyPicture) =>
    positions.map((part) => ({ seconds: part * durationSeconds, keyPicture })),
  );
}

/** Writes the picture at a position and answers how lively it is; -1 where there is none. */
async function takePicture(
  ffmpeg: Ffmpeg,
  job: PosterJob,
  position: PicturePosition,
  target: string,
): Promise<number> {
  const { file, probe, signal } = job;
  const folder = path.dirname(target);
  const sample: Buffer[] = [];
  // ffmpeg writes nothing where there is no picture, and one from another position would be taken for it.
  await rm(target, { force: true });
  const end = await runProgram(ffmpeg.ffmpeg, posterArguments(file, probe, position, target), {
    folder,
    signal,
    timeLimitMs: TIME_LIMIT_MS,
    maxOutputBytes: 1024 * 1024,
    onOutput: (chunk) => void sample.push(chunk),
  });
  if (end.exitCode !== 0) {
    const error = explainFailure(end, [file, folder]);
    // Another position may be readable.
    if (error instanceof PermanentVideoError) return -1;
    throw error;
  }
  const picture = await readFile(target).catch(() => Buffer.alloc(0));
  if (picture.length === 0) return -1;
  // Old builds do not report a full disk.
  if (!picture.subarray(-2).equals(END_OF_JPEG)) throw new TransientVideoError({ code: 'disk_full' });
  return deviationOf(Buffer.concat(sample));
}

function posterArguments(
  file: string,
  probe: VideoProbe,
  { seconds, keyPicture }: PicturePosition,
  target: string,
): string[] {
  const width = Math.min(WIDEST, probe.width);
  const height = Math.max(1, Math.round((probe.height * width) / probe.width));
  return [
    ...['-v', 'error', '-hide_banner', '-nostdin', '-nostats', '-y', '-ss', seconds.toFixed(3)],
    ...(keyPicture ? ['-skip_frame', 'nokey'] : []),
    ...decodedInput(file),
    '-filter_complex',
    [
      `[0:${probe.videoStream}]scale=${width}:${height},setsar=1,split=2[picture][small]`,
      '[picture]format=yuvj420p[poster]',
      `[small]scale=${SAMPLE.width}:${SAMPLE.height},format=gray[sample]`,
    ].join(';'),
    ...['-map', '[poster]', '-map_metadata', '-1', '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '3'],
    ...['-f', 'image2', '-update', '1', target],
    ...['-map', '[sample]', '-frames:v', '1', '-c:v', 'rawvideo', '-f', 'rawvideo', 'pipe:1'],
  ];
}

function deviationOf(brightness: Buffer): number {
  const mean = brightness.reduce((sum, value) => sum + value, 0) / brightness.length;
  const spread = brightness.reduce((sum, value) => sum + (value - mean) ** 2, 0) / brightness.length;
  return Math.sqrt(spread);
}
