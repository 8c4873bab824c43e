import type { TranscriptionReason } from '@academy/contract/captions/caption.ts';
import { hear } from '@academy/platform/speech/hear.ts';
import { type Transcriber, TranscriberError } from '@academy/platform/speech/transcriber.ts';
import { findContentKey } from '@academy/platform/videos/content-key.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { FilmUnreadableError } from '../hls/film-segments.ts';
import type { VideoJobContext } from '../videos/attempt-video.ts';
import { VideoUnwantedError } from '../videos/video-rows.ts';
import { type CaptionFilm, findFilm } from './caption-film.ts';
import { AlreadyCorrectedError, isPersons, lockTrack } from './caption-track.ts';
import { readFilmSound } from './film-sound.ts';
import {
  beginHearing,
  type CaptionJob,
  failHearing,
  finishHearing,
  type HeardFilm,
  skipHearing,
  storeBatch,
} from './transcription-rows.ts';

export interface CaptionMeans {
  readonly ffmpeg: Pick<Ffmpeg, 'ffmpeg'>;
  /** null: captions are turned off. The first that understands a language is asked. */
  readonly transcribers: readonly Transcriber[] | null;
  /** Resolves when it is the captions' turn. */
  readonly awaitTurn: (signal: AbortSignal) => Promise<void>;
}

/**
 * Writes down what is said in a film, piece by piece: each is stored with how far the film was heard, so that a job that is killed
 * anywhere goes on where it was.
 */
export async function makeCaptions(
  context: VideoJobContext,
  means: CaptionMeans,
  job: CaptionJob,
): Promise<void> {
  const { database, log } = context;
  const { assetId } = job.payload;
  await means.awaitTurn(job.signal);
  const film = await findFilm(database.db, assetId);
  if (film === null || film.isSettled) return;
  try {
    const transcriber = means.transcribers?.find(
      (one) => film.language !== null && one.understands(film.language),
    );
    const skipped = await reasonToSkip(context, means, film, transcriber);
    if (skipped !== null) return await skip(context, job, film, skipped);
    const { language } = film;
    if (transcriber === undefined || language === null) return;
    await hearFilm(context, means, job, { ...film, language }, transcriber);
  } catch (error) {
    if (error instanceof VideoUnwantedError) return log.info({ assetId }, 'Captions are no longer wanted');
    if (job.signal.aborted) throw error;
    if (error instanceof AlreadyCorrectedError) return await skip(context, job, film, 'already_corrected');
    const reason = reasonOf(error);
    // Asked again, a service refuses again: what is wrong is the key, the model or the address.
    const isHopeless = reason === 'service_refused';
    log.warn({ assetId, reason, err: error }, 'Captions could not be made');
    if (isHopeless || job.isLastAttempt) await failHearing(database.db, assetId, reason);
    if (!isHopeless) throw error;
  }
}

async function reasonToSkip(
  { database }: VideoJobContext,
  { transcribers }: CaptionMeans,
  { lessonId, assetId, language, hasSound }: CaptionFilm,
  transcriber: Transcriber | undefined,
): Promise<TranscriptionReason | null> {
  if (transcribers === null) return 'turned_off';
  if (!hasSound) return 'no_sound';
  if (language === null) return 'language_not_supported';
  const track = await database.db.transaction((tx) => lockTrack(tx, { lessonId, assetId, language }));
  if (isPersons(track, assetId)) return 'already_corrected';
  return transcriber === undefined ? 'language_not_supported' : null;
}

async function skip(
  { database, log }: VideoJobContext,
  job: CaptionJob,
  film: CaptionFilm,
  reason: TranscriptionReason,
): Promise<void> {
  await skipHearing(database, job, film, reason);
  log.info({ assetId: film.assetId, language: film.language, reason }, 'No captions were made');
}

async function hearFilm(
  context: VideoJobContext,
  { ffmpeg, awaitTurn }: CaptionMeans,
  job: CaptionJob,
  film: HeardFilm,
  transcriber: Transcriber,
): Promise<void> {
  const { database, blobs, secrets, work, log } = context;
  const { assetId, language, words } = film;
  const { signal } = job;
  // Heard in another language, what is there is of no use.
  const fromMs = film.reachedIn === language ? film.reachedMs : 0;
  let reachedMs = fromMs;
  const contentKey = findContentKey(secrets, assetId, film.sealedKey);
  if (contentKey === null) throw new FilmUnreadableError('No secret of the academy opens its key.');
  const startedAt = performance.now();
  await beginHearing(database, film, fromMs);
  await work.use(async (folder) => {
    const sound = readFilmSound(ffmpeg, blobs, { ...film, contentKey, fromMs, folder, signal });
    for await (const batch of hear(sound, { transcriber, language, words, fromMs, signal })) {
      await storeBatch(database, job, film, { batch, fromMs: reachedMs });
      reachedMs = batch.reachedMs;
      await awaitTurn(signal);
    }
  });
  const state = await finishHearing(database, job, film, reachedMs);
  const tookMs = Math.round(performance.now() - startedAt);
  log.info({ assetId, language, seconds: film.durationSeconds, tookMs, state }, 'A film was heard');
}

function reasonOf(error: unknown): TranscriptionReason {
  if (error instanceof TranscriberError) return error.fault;
  return error instanceof FilmUnreadableError ? 'sound_unreadable' : 'internal';
}
