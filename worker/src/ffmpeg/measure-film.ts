/** How a film begins and how loud it is, as ffmpeg's filters tell it. Reads our own segments, decrypted, from its standard input. */
import { explainFailure } from './explain-failure.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { runProgram } from './run-program.ts';
import { ownSoundInput } from './safe-input.ts';

export interface MeasuredInput {
  readonly input: AsyncIterable<Uint8Array>;
  readonly hasSound: boolean;
  /** An empty folder for ffmpeg. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** So much of the beginning is looked at; silence and black that last longer are told as this long. */
export const OPENING_SECONDS = 30;

/** Below this, people hear nothing. */
const SILENCE = 'noise=-50dB:d=0.5';
const BLACK = 'd=0.5:pix_th=0.1';
const TIME_LIMIT_MS = 20 * 60_000;
const MAX_OUTPUT_BYTES = 1024 * 1024;

export interface Opening {
  readonly silentSeconds: number;
  readonly blackSeconds: number;
}

/** For how long it is silent and black before there is something to hear and to see. */
export async function measureOpening(
  ffmpeg: Pick<Ffmpeg, 'ffmpeg'>,
  measured: MeasuredInput,
): Promise<Opening> {
  const told = await tell(ffmpeg, measured, [
    ...['-map', '0:v:0', '-vf', `blackdetect=${BLACK}`],
    ...(measured.hasSound ? ['-map', '0:a:0', '-af', `silencedetect=${SILENCE}`] : []),
    ...['-t', String(OPENING_SECONDS)],
  ]);
  return {
    silentSeconds: measured.hasSound ? lastingFromStart(told, 'silence_start: ', 'silence_end: ') : 0,
    blackSeconds: lastingFromStart(told, 'black_start:', 'black_end:'),
  };
}

/** Integrated loudness in LUFS, by EBU R 128; null where nothing is heard. */
export async function measureLoudness(
  ffmpeg: Pick<Ffmpeg, 'ffmpeg'>,
  measured: MeasuredInput,
): Promise<number | null> {
  const told = await tell(ffmpeg, measured, ['-map', '0:a:0', '-vn', '-af', 'ebur128=framelog=verbose']);
  const loudness = Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(told)?.[1]);
  if (Number.isNaN(loudness)) throw new Error('ffmpeg told no loudness.');
  // The gate of the measurement lies at -70: what never passes it is told as that.
  return loudness <= -69.9 ? null : loudness;
}

/** The last kilobytes of what it writes, in which all of this is told. */
async function tell(
  { ffmpeg }: Pick<Ffmpeg, 'ffmpeg'>,
  { input, folder, signal }: MeasuredInput,
  outputs: readonly string[],
): Promise<string> {
  const quietly = ['-v', 'info', '-nostats', '-hide_banner', '-nostdin'];
  const end = await runProgram(ffmpeg, [...quietly, ...ownSoundInput, ...outputs, '-f', 'null', '-'], {
    ...{ input, folder, signal, timeLimitMs: TIME_LIMIT_MS, maxOutputBytes: MAX_OUTPUT_BYTES },
    onOutput: () => undefined,
  });
  if (end.exitCode !== 0) throw explainFailure(end, [folder]);
  return end.complaint;
}

/** A clip begins a picture or a frame of sound after 0. */
const AT_START = 0.2;

function lastingFromStart(told: string, startWord: string, endWord: string): number {
  const start = valueAfter(told, startWord);
  if (start === null || start > AT_START) return 0;
  return valueAfter(told, endWord) ?? OPENING_SECONDS;
}

/** Of the first that is told. */
function valueAfter(told: string, word: string): number | null {
  const at = told.indexOf(word);
  const value = at < 0 ? Number.NaN : Number.parseFloat(told.slice(at + word.length));
  return Number.isNaN(value) ? null : Math.max(0, value);
}
