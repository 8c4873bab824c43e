import { PermanentVideoError } from '../video-errors.ts';
import { type FileReport, runFfprobe } from './ffprobe.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { readLines } from './program-output.ts';

/*
 * How long the streams of a file really are. A container may state no duration, as recordings of browsers do, or a wrong
 * one, as in a truncated file. So the last seconds are read without decoding, and the whole file only when it does not
 * end where the container states.
 */

/** By a stream's index: when its last packet ends, counted from the beginning of the file. */
export type StreamEnds = ReadonlyMap<number, number>;

const TAIL_SECONDS = 10;
/** Of packets with three numbers each: hours of film. */
const MAX_OUTPUT_BYTES = 1024 ** 3;

export async function measureStreams(
  ffmpeg: Ffmpeg,
  file: string,
  report: FileReport,
  signal: AbortSignal,
): Promise<StreamEnds> {
  const declared = report.durationSeconds;
  if (declared === null || declared < 2 * TAIL_SECONDS) return readEnds(ffmpeg, file, report, signal, null);
  const from = report.startSeconds + declared - TAIL_SECONDS;
  // A file without seeking is still usable.
  const tail = await readEnds(ffmpeg, file, report, signal, from).catch((error: unknown) => {
    if (error instanceof PermanentVideoError) return new Map<number, number>();
    throw error;
  });
  if (lastOf(tail) > declared * 0.99) return tail;
  return readEnds(ffmpeg, file, report, signal, null);
}

export function lastOf(ends: StreamEnds): number {
  return Math.max(0, ...ends.values());
}

async function readEnds(
  ffmpeg: Ffmpeg,
  file: string,
  report: FileReport,
  signal: AbortSignal,
  fromSeconds: number | null,
): Promise<StreamEnds> {
  const ends = new Map<number, number>();
  // Not every container states how long a picture lasts.
  const usual = new Map(
    report.streams.map(({ index, averageFrameRate }) => [index, 1 / (averageFrameRate ?? 25)]),
  );
  const onOutput = readLines((line) => {
    const fields = new Map(line.split('|').map((field) => splitField(field)));
    const begins = Number(fields.get('pts_time') ?? fields.get('dts_time'));
    const stream = Number(fields.get('stream_index'));
    if (!Number.isFinite(begins) || !Number.isInteger(stream)) return;
    const lasts = Number(fields.get('duration_time'));
    const end = begins - report.startSeconds + (Number.isFinite(lasts) ? lasts : (usual.get(stream) ?? 0));
    ends.set(stream, Math.max(end, ends.get(stream) ?? 0));
  });
  await runFfprobe(
    ffmpeg,
    file,
    [
      ...(fromSeconds === null ? [] : ['-read_intervals', `${fromSeconds.toFixed(3)}%`]),
      ...['-show_entries', 'packet=stream_index,pts_time,dts_time,duration_time'],
      ...['-of', 'compact=print_section=0'],
    ],
    { signal, onOutput, maxOutputBytes: MAX_OUTPUT_BYTES },
  );
  return ends;
}

function splitField(field: string): [string, string] {
  const [name = '', value = ''] = field.split('=', 2);
  return [name, value];
}
