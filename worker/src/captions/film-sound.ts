import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { samplesPerSecond } from '@academy/platform/speech/transcriber.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { ownSoundInput } from '../ffmpeg/safe-input.ts';
import {
  FilmUnreadableError,
  listFilmSegments,
  readFilmSegment,
  type StoredFilm,
} from '../hls/film-segments.ts';
import type { ListedSegment } from '../hls/playlist.ts';
import { floatsOf } from './sample-stream.ts';

/** Any rendition does: every one has the same sound. */
export interface FilmSound extends StoredFilm {
  /** Where in the film to begin. */
  readonly fromMs: number;
  /** An empty folder for ffmpeg. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Decoded sound that may wait to be heard: a minute. Segments are fetched only while there is room. */
const WAITING_BYTES = 60 * samplesPerSecond * Float32Array.BYTES_PER_ELEMENT;
/** A decoder needs the frames before the first one that counts. */
const RUN_UP_MS = 200;
/** Listening waits for renditions, so it may take nearly as long as its job. */
const TIME_LIMIT_MS = 23 * 3_600_000;

/**
 * The sound of a film from a moment on, as speech is heard: one channel, 16,000 samples a second. It is read from the segments that
 * students watch, so nothing else has to be kept, and never lies decrypted on a disk.
 */
export async function* readFilmSound(
  ffmpeg: Pick<Ffmpeg, 'ffmpeg'>,
  blobs: Pick<BlobStore, 'get'>,
  film: FilmSound,
): AsyncGenerator<Float32Array> {
  const segments = await listFilmSegments(blobs, film);
  const first = firstSegment(segments, film.fromMs - RUN_UP_MS);
  const ended = new AbortController();
  const signal = AbortSignal.any([film.signal, ended.signal]);
  const sound = new PassThrough({ highWaterMark: WAITING_BYTES / 2 });
  // It is told again to who reads; nobody may be reading when it happens.
  sound.on('error', () => undefined);

  async function* decrypted(): AsyncGenerator<Buffer> {
    for (const [index, { file }] of segments.entries()) {
      if (index < first.index) continue;
      if (sound.writableNeedDrain) await once(sound, 'drain', { signal });
      yield await readFilmSegment(blobs, film, file, index);
    }
  }
  const running = runProgram(ffmpeg.ffmpeg, toSamples, {
    folder: film.folder,
    signal,
    timeLimitMs: TIME_LIMIT_MS,
    maxOutputBytes: Number.POSITIVE_INFINITY,
    input: decrypted(),
    onOutput: (chunk) => void sound.write(chunk),
  }).then(
    ({ exitCode, complaint }) => {
      if (exitCode === 0) sound.end();
      else sound.destroy(new FilmUnreadableError(`ffmpeg ended with ${exitCode}: ${complaint.slice(-500)}`));
    },
    (error: unknown) => sound.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    const surplus = Math.round(((film.fromMs - first.startMs) * samplesPerSecond) / 1000);
    yield* floatsOf(sound, surplus);
  } finally {
    ended.abort();
    await running;
  }
}

/** Sound that begins later than the picture, or has gaps, is filled up: the first sample is the beginning of the segment. */
const toSamples: readonly string[] = [
  ...['-v', 'error', '-nostdin', ...ownSoundInput, '-map', '0:a:0', '-vn'],
  ...['-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', String(samplesPerSecond)],
  ...['-c:a', 'pcm_f32le', '-f', 'f32le', 'pipe:1'],
];

/** The one that holds a moment, and where it begins. */
function firstSegment(
  segments: readonly ListedSegment[],
  moment: number,
): { readonly index: number; readonly startMs: number } {
  let [index, startMs] = [0, 0];
  for (const { seconds } of segments.slice(0, -1)) {
    if (startMs + seconds * 1000 > moment) break;
    startMs += seconds * 1000;
    index += 1;
  }
  return { index, startMs };
}
