import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';

/** The settings of a worker that is to use it. */
export type FfmpegSettings = { readonly FFMPEG_PATH: string; readonly FFPROBE_PATH: string };

/** Does everything the real one does, but takes as long to read a video as it takes to watch it. */
export function slowFfmpeg(ffmpeg: Ffmpeg, folder: string): Promise<FfmpegSettings> {
  return program(ffmpeg, folder, 'slow', [
    'count=$#',
    'while [ "$count" -gt 0 ]; do',
    '  if [ "$1" = -i ]; then set -- "$@" -re; fi',
    '  set -- "$@" "$1"; shift; count=$((count - 1))',
    'done',
  ]);
}

/** Runs into a full disk whenever it is to make a rendition of this height. */
export function failingFfmpeg(ffmpeg: Ffmpeg, folder: string, height: number): Promise<FfmpegSettings> {
  return program(ffmpeg, folder, `failing-${height}`, [
    `case "$*" in *${height}p/index.m3u8*)`,
    '  echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1;;',
    'esac',
  ]);
}

async function program(
  { ffmpeg, ffprobe }: Ffmpeg,
  folder: string,
  name: string,
  lines: readonly string[],
): Promise<FfmpegSettings> {
  const file = path.join(folder, name);
  await writeFile(file, ['#!/bin/sh', ...lines, `exec '${ffmpeg}' "$@"`, ''].join('\n'), { mode: 0o755 });
  return { FFMPEG_PATH: file, FFPROBE_PATH: ffprobe };
}
