import path from 'node:path';
import { explainFailure } from './explain-failure.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { runProgram } from './run-program.ts';
import { probedInput } from './safe-input.ts';

export interface ProbeRun {
  readonly signal: AbortSignal;
  readonly onOutput: (chunk: Buffer) => void;
  readonly maxOutputBytes: number;
}

/** Even counting the packets of a long film from a slow disk ends before this. */
const TIME_LIMIT_MS = 15 * 60_000;

export async function runFfprobe(
  { ffprobe }: Pick<Ffmpeg, 'ffprobe'>,
  file: string,
  args: readonly string[],
  run: ProbeRun,
): Promise<void> {
  const folder = path.dirname(file);
  const end = await runProgram(ffprobe, ['-v', 'error', '-hide_banner', ...args, ...probedInput(file)], {
    ...run,
    folder,
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (end.exitCode !== 0) throw explainFailure(end, [file, folder]);
}
