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

/** Enough to read all packets of a long film from a slow disk. */
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

/*
 * What ffprobe reports about a file. Every field of its JSON may be missing, depending on the file and on the version of
 * ffprobe.
 */

export interface StreamReport {
  readonly index: number;
  readonly kind: 'video' | 'audio' | 'other';
  readonly codec: string;
  /** As stored. */
  readonly width: number;
  readonly height: number;
  /** How much wider a pixel is shown than it is high. */
  readonly pixelAspect: number;
  /** Quarter turns lie at 90 and 270. */
  readonly rotationDegrees: number;
  readonly averageFrameRate: number | null;
  /** The rate that all its pictures fit into: of the liveliest passage where the rate varies, and sometimes nonsense. */
  readonly baseFrameRate: number | null;
  readonly isInterlaced: boolean;
  readonly channels: number;
  readonly isDefault: boolean;
  /** A cover or a thumbnail: a picture, though it is listed as video. */
  readonly isStillPicture: boolean;
  readonly startSeconds: number | null;
  readonly durationSeconds: number | null;
}

export interface FileReport {
  readonly container: string;
  readonly startSeconds: number;
  readonly durationSeconds: number | null;
  readonly streams: readonly StreamReport[];
}

type Fields = Readonly<Record<string, unknown>>;

export function readReport(json: string): FileReport {
  const report = fieldsOf(JSON.parse(json));
  const format = fieldsOf(report['format']);
  return {
    container: textOf(format['format_name']),
    startSeconds: numberOf(format['start_time']) ?? 0,
    durationSeconds: numberOf(format['duration']),
    streams: listOf(report['streams']).map(streamOf),
  };
}

function streamOf(fields: Fields): StreamReport {
  const disposition = fieldsOf(fields['disposition']);
  const kind = textOf(fields['codec_type']);
  return {
    index: numberOf(fields['index']) ?? 0,
    kind: kind === 'video' || kind === 'audio' ? kind : 'other',
    codec: textOf(fields['codec_name']),
    width: numberOf(fields['width']) ?? 0,
    height: numberOf(fields['height']) ?? 0,
    pixelAspect: ratioOf(fields['sample_aspect_ratio']) ?? 1,
    rotationDegrees: rotationOf(fields),
    averageFrameRate: ratioOf(fields['avg_frame_rate']),
    baseFrameRate: ratioOf(fields['r_frame_rate']),
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(textOf(fields['field_order'])),
    channels: numberOf(fields['channels']) ?? 0,
    isDefault: disposition['default'] === 1,
    isStillPicture: ['attached_pic', 'timed_thumbnails', 'still_image'].some(
      (name) => disposition[name] === 1,
    ),
    startSeconds: numberOf(fields['start_time']),
    durationSeconds: numberOf(fields['duration']) ?? durationTagOf(fields),
  };
}

function rotationOf(fields: Fields): number {
  const matrix = listOf(fields['side_data_list']).find((data) => data['rotation'] !== undefined);
  // Older builds put it into the tags.
  const degrees = numberOf(matrix?.['rotation']) ?? numberOf(fieldsOf(fields['tags'])['rotate']) ?? 0;
  return ((Math.round(degrees) % 360) + 360) % 360;
}

/** Matroska's writers leave the duration of each stream as a text such as 00:01:02.500000000. */
function durationTagOf(fields: Fields): number | null {
  const [, hours, minutes, seconds] =
    /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(textOf(fieldsOf(fields['tags'])['DURATION'])) ?? [];
  return seconds === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** From 30000/1001 or 4:3; null for nonsense such as 0/0. */
function ratioOf(value: unknown): number | null {
  const [over, under] = textOf(value).split(/[/:]/).map(Number);
  const ratio = (over ?? 0) / (under ?? 0);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

function numberOf(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
