import { stat } from 'node:fs/promises';
import { neededFrameRate } from '../hls/frame-rates.ts';
import { PermanentVideoError } from '../video-errors.ts';
import { type FileReport, readReport, runFfprobe, type StreamReport } from './ffprobe.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { lastOf, measureStreams, type StreamEnds } from './measure-streams.ts';
import { isUsableAudioCodec, isUsableVideoCodec, MAX_PIXELS } from './safe-input.ts';

export interface VideoProbe {
  readonly durationSeconds: number;
  /** As shown: after rotation, with square pixels. */
  readonly width: number;
  readonly height: number;
  /** Pictures a second; where that varies, as in recordings of screens, the rate that lively passages need. */
  readonly frameRate: number;
  readonly hasAudio: boolean;
  readonly videoCodec: string;
  readonly audioCodec: string | null;
  /** Which streams of the file are meant: the first that is really video, and its best sound. */
  readonly videoStream: number;
  readonly audioStream: number | null;
  readonly isInterlaced: boolean;
  /** The picture ends well before the sound does: its last frame has to be held until then. */
  readonly pictureEndsEarly: boolean;
}

const MAX_SIDE = 8192;
const MIN_SIDE = 16;
const MAX_HOURS = 12;
/** A silent slide that never changes has more than twice this. Less means an index that repeats itself for hours. */
const MIN_BITS_PER_SECOND = 2000;
const MAX_REPORT_BYTES = 4 * 1024 * 1024;
/** Sound may end this much after the picture unnoticed, but a short clip must not lose a hundredth. */
const UNEVEN_END_SECONDS = 0.25;
const UNEVEN_END_PART = 0.01;

/** Looks at a file without decoding it. Throws a PermanentVideoError for a file that cannot be prepared. */
export async function probeVideo(
  ffmpeg: Ffmpeg,
  file: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<VideoProbe> {
  const report = await reportOn(ffmpeg, file, signal);
  const video = chooseVideo(report.streams);
  const audio = chooseAudio(report.streams);
  const { width, height } = shownSize(video);
  const ends = await measureStreams(ffmpeg, file, report, signal);
  refuseIncomplete(report, ends);
  const pictureEnd = ends.get(video.index) ?? endOf(video, report) ?? lastOf(ends);
  const soundEnd = audio === null ? 0 : (ends.get(audio.index) ?? endOf(audio, report) ?? 0);
  const unnoticed = Math.min(UNEVEN_END_SECONDS, soundEnd * UNEVEN_END_PART);
  const pictureEndsEarly = soundEnd > pictureEnd + unnoticed;
  const durationSeconds = usableDuration(pictureEndsEarly ? soundEnd : pictureEnd);
  refuseEmptyHours((await stat(file)).size, durationSeconds);
  return {
    durationSeconds,
    width,
    height,
    frameRate: neededFrameRate(video.averageFrameRate, video.baseFrameRate),
    hasAudio: audio !== null,
    videoCodec: video.codec,
    audioCodec: audio?.codec ?? null,
    videoStream: video.index,
    audioStream: audio?.index ?? null,
    isInterlaced: video.isInterlaced,
    pictureEndsEarly,
  };
}

async function reportOn(ffmpeg: Ffmpeg, file: string, signal: AbortSignal): Promise<FileReport> {
  const chunks: Buffer[] = [];
  try {
    await runFfprobe(ffmpeg, file, ['-show_format', '-show_streams', '-of', 'json'], {
      signal,
      onOutput: (chunk) => void chunks.push(chunk),
      maxOutputBytes: MAX_REPORT_BYTES,
    });
  } catch (error) {
    if (!(error instanceof PermanentVideoError)) throw error;
    throw new PermanentVideoError({ code: 'not_a_video' }, { cause: error });
  }
  return readReport(Buffer.concat(chunks).toString('utf8'));
}

function chooseVideo(streams: readonly StreamReport[]): StreamReport {
  const videos = streams.filter(({ kind, isStillPicture }) => kind === 'video' && !isStillPicture);
  const [first] = videos;
  if (first === undefined) throw new PermanentVideoError({ code: 'no_moving_picture' });
  const usable = videos.find(({ codec }) => isUsableVideoCodec(codec));
  if (usable !== undefined) return usable;
  throw new PermanentVideoError({ code: 'video_codec_unsupported', codec: nameOf(first) });
}

/** The sound that its maker marked as the usual one, else the first. */
function chooseAudio(streams: readonly StreamReport[]): StreamReport | null {
  const audios = streams.filter(({ kind }) => kind === 'audio');
  const usable = audios.filter(({ codec, channels }) => isUsableAudioCodec(codec) && channels > 0);
  const chosen = usable.find(({ isDefault }) => isDefault) ?? usable[0];
  if (chosen !== undefined) return chosen;
  const [first] = audios;
  if (first === undefined) return null;
  // Without an error the lesson would be silent, and its author would learn of it from the students.
  throw new PermanentVideoError({ code: 'audio_codec_unsupported', codec: nameOf(first) });
}

/** The name comes from an untrusted file, so it is shown only when it looks like one. */
function nameOf({ codec }: StreamReport): string {
  return /^\w{1,20}$/.test(codec) ? codec : 'unknown';
}

function shownSize(video: StreamReport): { readonly width: number; readonly height: number } {
  const wide = Math.round(video.width * video.pixelAspect);
  const tall = video.height;
  if (Math.max(wide, tall, video.width) > MAX_SIDE || video.width * tall > MAX_PIXELS) {
    throw new PermanentVideoError({ code: 'picture_too_large', maxWidth: MAX_SIDE, maxHeight: 4320 });
  }
  if (Math.min(wide, tall) < MIN_SIDE) throw new PermanentVideoError({ code: 'picture_too_small' });
  return video.rotationDegrees % 180 === 90 ? { width: tall, height: wide } : { width: wide, height: tall };
}

/** The index of an MP4 lists every frame. A file that ends before the last one lost a part on the way. */
function refuseIncomplete(report: FileReport, ends: StreamEnds): void {
  const declared = report.durationSeconds ?? 0;
  if (report.container.startsWith('mov,') && lastOf(ends) < declared * 0.98 - 0.5) {
    throw new PermanentVideoError({ code: 'file_incomplete' });
  }
}

/** Preparing costs by length, the quota counts bytes: a tiny file of many hours would cost its creator nothing. */
function refuseEmptyHours(bytes: number, durationSeconds: number): void {
  if (bytes * 8 >= MIN_BITS_PER_SECOND * durationSeconds) return;
  throw new PermanentVideoError({ code: 'file_too_small_for_length' });
}

function endOf(stream: StreamReport, report: FileReport): number | null {
  if (stream.durationSeconds === null) return null;
  return (stream.startSeconds ?? report.startSeconds) - report.startSeconds + stream.durationSeconds;
}

function usableDuration(seconds: number): number {
  if (!(seconds > 0)) throw new PermanentVideoError({ code: 'no_moving_picture' });
  if (seconds > MAX_HOURS * 3600) {
    throw new PermanentVideoError({ code: 'too_long', maxHours: MAX_HOURS });
  }
  return seconds;
}
