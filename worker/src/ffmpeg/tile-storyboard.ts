import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Storyboard } from '@academy/contract/videos/storyboard.ts';
import { STORYBOARD_FOLDER } from './encoder-arguments.ts';
import { explainFailure } from './explain-failure.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { runProgram } from './run-program.ts';

const SHEETS_FOLDER = 'sheets';
const TIME_LIMIT_MS = 10 * 60_000;

export interface TiledStoryboard {
  readonly storyboard: Storyboard;
  /** Holds 0.jpg and on. */
  readonly folder: string;
}

/**
 * Lays the small pictures that the encoder left in a folder on sheets. Not in the encoder's own run: it tells no progress
 * before each of its outputs has something, and a sheet would be full after minutes of film.
 */
export async function tileStoryboard(
  ffmpeg: Pick<Ffmpeg, 'ffmpeg'>,
  { folder, plan, signal }: { folder: string; plan: Storyboard; signal: AbortSignal },
): Promise<TiledStoryboard | null> {
  const { columns, rows } = plan;
  const found = (await readdir(path.join(folder, STORYBOARD_FOLDER))).length;
  const pictures = Math.min(plan.pictures, found);
  if (pictures === 0) return null;
  await mkdir(path.join(folder, SHEETS_FOLDER));
  const end = await runProgram(
    ffmpeg.ffmpeg,
    [
      ...['-v', 'error', '-hide_banner', '-nostdin', '-f', 'image2', '-start_number', '0'],
      ...['-i', `${STORYBOARD_FOLDER}/%d.jpg`, '-frames:v', String(Math.ceil(pictures / (columns * rows)))],
      ...['-vf', `tile=${columns}x${rows}`, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '6'],
      ...['-f', 'image2', '-start_number', '0', `${SHEETS_FOLDER}/%d.jpg`],
    ],
    { folder, signal, timeLimitMs: TIME_LIMIT_MS, maxOutputBytes: 1024 * 1024, onOutput: () => {} },
  );
  const sheets = path.join(folder, SHEETS_FOLDER);
  if (end.exitCode !== 0) throw explainFailure(end, [folder]);
  return { storyboard: { ...plan, pictures, sheets: (await readdir(sheets)).length }, folder: sheets };
}
