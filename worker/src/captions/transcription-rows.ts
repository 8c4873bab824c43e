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
import { appendCues, closeUnfinished, completeTrack, dropOutdated } from './caption-track.ts';

export type CaptionJob = RunningJob<'captions.make'>;

/** What is stored of a job belongs together: its cues, and how far the film was heard. */
export type HeardFilm = CaptionFilm & { readonly language: string };

export async function beginHearing({ db }: Database, film: HeardFilm, fromMs: number): Promise<void> {
  const { assetId, language } = film;
  const reached = { reachedMs: fromMs, percent: percentAt(film, fromMs) };
  const begun = { state: 'working', language, reason: null, ...reached } as const;
  await db.transaction(async (tx) => {
    if (fromMs === 0) await closeUnfinished(tx, film);
    await tx
      .insert(transcriptions)
      .values({ assetId, ...begun })
      .onConflictDoUpdate({ target: transcriptions.assetId, set: { ...begun, updatedAt: sql`now()` } });
  });
}

/** All of a batch or nothing of it, so that a killed job neither loses a word nor writes one twice. */
export async function storeBatch(
  { db }: Database,
  job: CaptionJob,
  film: HeardFilm,
  { batch: { reachedMs, cues }, fromMs }: { readonly batch: HeardBatch; readonly fromMs: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFilm(tx, job, film);
    await moveOn(tx, film, fromMs, { reachedMs, percent: percentAt(film, reachedMs) });
    if (await appendCues(tx, film, cues)) await tellChange(tx, film);
  });
}

/** The end of a film. Captions of an earlier version go where nobody speaks in this one. */
export async function finishHearing(
  { db }: Database,
  job: CaptionJob,
  film: HeardFilm,
  fromMs: number,
): Promise<Transcription['state']> {
  return db.transaction(async (tx) => {
    await lockFilm(tx, job, film);
    const hasTrack = await completeTrack(tx, film);
    const dropped = await dropOutdated(tx, film);
    if (hasTrack || dropped) await tellChange(tx, film);
    const state = hasTrack ? 'done' : 'skipped';
    await moveOn(tx, film, fromMs, { state, percent: 100, reason: hasTrack ? null : 'no_speech' });
    return state;
  });
}

/** From where we were, and from nowhere else: when its creator began it anew meanwhile, another job does that. */
async function moveOn(
  tx: Transaction,
  { assetId }: HeardFilm,
  fromMs: number,
  to: Partial<typeof transcriptions.$inferInsert>,
): Promise<void> {
  const ours = and(
    eq(transcriptions.assetId, assetId),
    eq(transcriptions.state, 'working'),
    eq(transcriptions.reachedMs, fromMs),
  );
  const { rowCount } = await tx
    .update(transcriptions)
    .set({ ...to, updatedAt: sql`now()` })
    .where(ours);
  if (rowCount === 0) throw new VideoUnwantedError();
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
    const skipped = { state: 'skipped', reason, language: film.language } as const;
    await tx
      .insert(transcriptions)
      .values({ assetId: film.assetId, ...skipped })
      .onConflictDoUpdate({ target: transcriptions.assetId, set: { ...skipped, updatedAt: sql`now()` } });
  });
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
