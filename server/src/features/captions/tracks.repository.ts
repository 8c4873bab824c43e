import type { CaptionTrack } from '@academy/contract/captions/caption.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { captionTracks } from '@academy/platform/database/schema/captions.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { newId } from '@academy/platform/ids.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';

const shown = {
  id: captionTracks.id,
  language: captionTracks.language,
  origin: captionTracks.origin,
  assetId: captionTracks.assetId,
  correctedAt: captionTracks.correctedAt,
  isComplete: captionTracks.isComplete,
  cueCount: sql<number>`(select count(*)::int from caption_cues where track_id = caption_tracks.id)`,
  revision: captionTracks.revision,
  updatedAt: captionTracks.updatedAt,
};

const ofLesson = prepared((db) =>
  db
    .select(shown)
    .from(captionTracks)
    .where(eq(captionTracks.lessonId, sql.placeholder('lessonId')))
    .orderBy(asc(captionTracks.language))
    .prepare('caption_tracks'),
);

const ofLanguage = prepared((db) =>
  db
    .select(shown)
    .from(captionTracks)
    .where(
      and(
        eq(captionTracks.lessonId, sql.placeholder('lessonId')),
        eq(captionTracks.language, sql.placeholder('language')),
      ),
    )
    .prepare('caption_track'),
);

export interface TrackAddress {
  readonly lessonId: string;
  readonly language: string;
}

export const listTracks = (db: Queryable, lessonId: string) => ofLesson(db, { lessonId });

export type TrackRow = Awaited<ReturnType<typeof listTracks>>[number];

export async function findTrack(db: Queryable, { lessonId, language }: TrackAddress) {
  return (await ofLanguage(db, { lessonId, language }))[0];
}

export async function findLessonTitle(db: Queryable, lessonId: string): Promise<string | undefined> {
  const [lesson] = await db.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, lessonId));
  return lesson?.title;
}

const isAt = ({ lessonId, language }: TrackAddress) =>
  and(eq(captionTracks.lessonId, lessonId), eq(captionTracks.language, language));

/** Saves of one track come one after the other; those of another track do not wait. */
export async function lockTrack(tx: Transaction, address: TrackAddress) {
  const [found] = await tx
    .select({ id: captionTracks.id, revision: captionTracks.revision })
    .from(captionTracks)
    .where(isAt(address))
    .for('update');
  return found;
}

/** So that of two new tracks at once the second is counted, too. Answers how many there are; undefined without a lesson. */
export async function lockLessonTracks(tx: Transaction, lessonId: string): Promise<number | undefined> {
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
    .for('no key update');
  if (lesson === undefined) return undefined;
  const [counted] = await tx
    .select({ tracks: count() })
    .from(captionTracks)
    .where(eq(captionTracks.lessonId, lessonId));
  return counted?.tracks ?? 0;
}

/** Of a person; the jobs have a way of their own. Nothing happens where a job was quicker. */
export async function insertTrack(tx: Transaction, address: TrackAddress): Promise<void> {
  await tx
    .insert(captionTracks)
    .values({ id: newId(), ...address, origin: 'person' })
    .onConflictDoNothing();
}

/** From now on no job writes it. */
export async function markChanged(
  tx: Transaction,
  trackId: string,
  values: { origin?: 'file'; assetId?: null; isComplete?: true } = {},
): Promise<void> {
  await tx
    .update(captionTracks)
    .set({
      ...values,
      revision: sql`${captionTracks.revision} + 1`,
      correctedAt: sql`coalesce(${captionTracks.correctedAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(eq(captionTracks.id, trackId));
}

/** Answers whether it was there. */
export async function deleteTrack(tx: Transaction, address: TrackAddress): Promise<boolean> {
  const gone = await tx.delete(captionTracks).where(isAt(address)).returning({ id: captionTracks.id });
  return gone.length > 0;
}

export function presentTrack({
  id: _id,
  assetId: _assetId,
  correctedAt,
  updatedAt,
  ...track
}: TrackRow): CaptionTrack {
  return { ...track, isCorrected: correctedAt !== null, updatedAt: updatedAt.toISOString() };
}
