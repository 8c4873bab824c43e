import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';

export interface Clip {
  /** Its ending decides on the container. */
  readonly file: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly frameRate?: number;
  /** A tone; true unless said otherwise. */
  readonly hasAudio?: boolean;
  /** Of an MP4: how far a player has to turn it, as phones note it. */
  readonly rotation?: 90 | 180 | 270;
  /** Further inputs, and which streams of all of them are meant. */
  readonly moreInputs?: readonly string[];
  /** Further arguments of the output, after the usual ones, such as a codec. */
  readonly output?: readonly string[];
}

/** A moving test picture with a running clock, and a tone: small, and quickly made by any ffmpeg. */
export async function makeClip({ ffmpeg }: Pick<Ffmpeg, 'ffmpeg'>, clip: Clip): Promise<void> {
  const { seconds, frameRate = 25, hasAudio = true, rotation } = clip;
  const file = rotation === undefined ? clip.file : `${clip.file}.upright.mp4`;
  await run(ffmpeg, [
    ...[
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${clip.width}x${clip.height}:rate=${frameRate}:duration=${seconds}`,
    ],
    ...(hasAudio ? ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`] : []),
    ...(clip.moreInputs ?? []),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', String(frameRate)],
    ...(hasAudio ? ['-c:a', 'aac', '-b:a', '64k'] : []),
    ...['-t', String(seconds), ...(clip.output ?? []), file],
  ]);
  if (rotation === undefined) return;
  // Old builds note it only where nothing is encoded.
  await run(ffmpeg, ['-i', file, '-c', 'copy', '-metadata:s:v:0', `rotate=${rotation}`, clip.file]);
  await rm(file);
}

async function run(ffmpeg: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args]);
}
