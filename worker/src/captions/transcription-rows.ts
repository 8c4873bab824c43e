import type { Transcription, TranscriptionReason } from '@academy/contract/captions/caption.ts';
import type { Database, Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { transcriptions } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import type { RunningJob } from '@academy/platform/jobs/job-queue.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { HeardBatch } from '@academy/platform/speech/heard.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockWantedVideo, VideoUnwantedError } from '../videos/video-rows.ts';
import type { CaptionFilm } from './caption-film.ts';
import { appendCues, completeTrack, dropOutdated } from './caption-track.ts';

export type CaptionJob = RunningJob<'captions.make'>;

/** What is stored of a job belongs together: its cues, and how far the film was heard. */
export type HeardFilm = CaptionFilm & { readonly language: string };

export async function beginHearing({ db }: Database, film: HeardFilm, fromMs: number): Promise<void> {
  const { assetId, language } = film;
  const begun = {
    state: 'working',
    language,
    reason: null,
    reachedMs: fromMs,
    percent: percentAt(film, fromMs),
  } as const;
  await db
    .insert(transcriptions)
    .values({ assetId, ...begun })
    .onConflictDoUpdate({ target: transcriptions.assetId, set: { ...begun, updatedAt: sql`now()` } });
}

/** All of a batch or nothing of it, so that a killed job neither loses a word nor writes one twice. */
export async function storeBatch(
  { db }: Database,
  job: CaptionJob,
  film: HeardFilm,
  { reachedMs, cues }: HeardBatch,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFilm(tx, job, film);
    const { rowCount } = await tx
      .update(transcriptions)
      .set({ reachedMs, percent: percentAt(film, reachedMs), updatedAt: sql`now()` })
      .where(and(eq(transcriptions.assetId, film.assetId), eq(transcriptions.state, 'working')));
    // Begun anew by its creator: another job does that.
    if (rowCount === 0) throw new VideoUnwantedError();
    if (await appendCues(tx, film, cues)) await tellChange(tx, film);
  });
}

/** The end of a film. Captions of an earlier version go where nobody speaks in this one. */
export async function finishHearing(
  { db }: Database,
  job: CaptionJob,
  film: HeardFilm,
): Promise<Transcription['state']> {
  return db.transaction(async (tx) => {
    await lockFilm(tx, job, film);
    const hasTrack = await completeTrack(tx, film);
    const dropped = await dropOutdated(tx, film);
    if (hasTrack || dropped) await tellChange(tx, film);
    const state = hasTrack ? 'done' : 'skipped';
    await settle(tx, film.assetId, { state, reason: hasTrack ? null : 'no_speech' });
    return state;
  });
}

export async function skipHearing(
  { db }: Database,
  job: CaptionJob,
  film: CaptionFilm,
  reason: TranscriptionReason,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFilm(tx, job, film);
    if (reason === 'no_sound' && (await dropOutdated(tx, film))) await tellChange(tx, film);
    await settle(tx, film.assetId, { state: 'skipped', reason, language: film.language });
  });
}

interface Settled {
  readonly state: 'done' | 'skipped' | 'failed';
  readonly reason: TranscriptionReason | null;
  readonly language?: string | null;
}

async function settle(tx: Queryable, assetId: string, settled: Settled): Promise<void> {
  const whole = { ...settled, ...(settled.state === 'done' ? { percent: 100 } : {}) };
  await tx
    .insert(transcriptions)
    .values({ assetId, ...whole })
    .onConflictDoUpdate({ target: transcriptions.assetId, set: { ...whole, updatedAt: sql`now()` } });
}

/** Does nothing where it was settled otherwise meanwhile, such as by a creator who requested it anew. */
export async function failHearing(
  tx: Queryable,
  assetId: string,
  reason: TranscriptionReason,
): Promise<void> {
  await tx
    .update(transcriptions)
    .set({ state: 'failed', reason, updatedAt: sql`now()` })
    .where(and(eq(transcriptions.assetId, assetId), inArray(transcriptions.state, ['waiting', 'working'])));
}

/** The lesson first, as its deletion does: the other order could deadlock. */
async function lockFilm(tx: Transaction, job: CaptionJob, { lessonId, assetId }: CaptionFilm): Promise<void> {
  await job.confirm(tx);
  await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId)).for('key share');
  await lockWantedVideo(tx, assetId);
}

async function tellChange(tx: Transaction, { courseId, lessonId }: CaptionFilm): Promise<void> {
  await recordEvent(tx, { name: 'captions_changed', courseId, lessonId });
}

/** Never 100: that is stored with the end. */
function percentAt({ durationSeconds }: CaptionFilm, reachedMs: number): number {
  if (durationSeconds <= 0) return 0;
  return Math.max(0, Math.min(99, Math.floor(reachedMs / 10 / durationSeconds)));
}
