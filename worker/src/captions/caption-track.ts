import { captionLimits } from '@academy/contract/captions/caption-limits.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { captionCues, captionTracks } from '@academy/platform/database/schema/captions.ts';
import { newId } from '@academy/platform/ids.ts';
import type { HeardCue } from '@academy/platform/speech/heard.ts';
import { and, count, eq, isNull, max, ne, or, sql } from 'drizzle-orm';

/*
 * The track that a job writes. What a person brought, wrote or corrected is theirs. There is one exception: the track that this very
 * job is still writing may be corrected meanwhile, and then grows at its end only.
 */

type Track = Pick<
  typeof captionTracks.$inferSelect,
  'id' | 'origin' | 'assetId' | 'correctedAt' | 'isComplete'
>;

interface TrackOf {
  readonly lessonId: string;
  readonly assetId: string;
  readonly language: string;
}

/** A person has made these captions theirs. */
export class AlreadyCorrectedError extends Error {
  override readonly name = 'AlreadyCorrectedError';
}

/** Locked until the transaction ends; null when there is none. */
export async function lockTrack(tx: Transaction, { lessonId, language }: TrackOf): Promise<Track | null> {
  const [track] = await tx
    .select()
    .from(captionTracks)
    .where(and(eq(captionTracks.lessonId, lessonId), eq(captionTracks.language, language)))
    .for('update');
  return track ?? null;
}

/** Begun by a job for this version, and not finished. */
function isUnderWay(track: Track | null, assetId: string): boolean {
  return track?.origin === 'machine' && track.assetId === assetId && !track.isComplete;
}

export function isPersons(track: Track | null, assetId: string): boolean {
  if (track === null || isUnderWay(track, assetId)) return false;
  return track.origin !== 'machine' || track.correctedAt !== null;
}

/** Adds cues behind the last one; answers whether the track began with them, in place of an older one. */
export async function appendCues(tx: Transaction, of: TrackOf, cues: readonly HeardCue[]): Promise<boolean> {
  const found = await lockTrack(tx, of);
  if (isPersons(found, of.assetId)) throw new AlreadyCorrectedError();
  if (cues.length === 0) return false;
  const goesOn = isUnderWay(found, of.assetId);
  const trackId = goesOn && found ? found.id : await beginTrack(tx, of, found);
  const [there] = await tx
    .select({ cues: count(), lastEndMs: max(captionCues.endMs) })
    .from(captionCues)
    .where(eq(captionCues.trackId, trackId));
  const added = cuesAfter(cues, there?.lastEndMs ?? 0).slice(
    0,
    captionLimits.cuesPerTrack - (there?.cues ?? 0),
  );
  if (added.length > 0) {
    await tx.insert(captionCues).values(added.map((cue) => ({ id: newId(), trackId, ...cue })));
  }
  await touch(tx, trackId);
  return !goesOn;
}

/** Never before a moment, so that what is there stays as it is: a cue that began earlier is cut, or left out. */
function cuesAfter(cues: readonly HeardCue[], endMs: number): HeardCue[] {
  const text = (cue: HeardCue) => cue.text.slice(0, captionLimits.cueTextLength).trim();
  return cues
    .map((cue) => ({ startMs: Math.max(cue.startMs, endMs), endMs: cue.endMs, text: text(cue) }))
    .filter((cue) => cue.endMs > cue.startMs && cue.text !== '');
}

async function beginTrack(tx: Transaction, of: TrackOf, older: Track | null): Promise<string> {
  const begun = { assetId: of.assetId, origin: 'machine', isComplete: false } as const;
  if (older !== null) {
    await tx.delete(captionCues).where(eq(captionCues.trackId, older.id));
    await tx.update(captionTracks).set(begun).where(eq(captionTracks.id, older.id));
    return older.id;
  }
  const others = await tx.$count(captionTracks, eq(captionTracks.lessonId, of.lessonId));
  if (others >= captionLimits.tracksPerLesson)
    throw new Error('The lesson has captions in too many languages.');
  const id = newId();
  await tx.insert(captionTracks).values({ id, lessonId: of.lessonId, language: of.language, ...begun });
  return id;
}

async function touch(tx: Transaction, trackId: string, change: { isComplete?: boolean } = {}): Promise<void> {
  await tx
    .update(captionTracks)
    .set({ ...change, revision: sql`${captionTracks.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(captionTracks.id, trackId));
}

/** What a job left off that begins anew: it stays to be read, and is replaced once something is heard. */
export async function closeUnfinished(tx: Transaction, of: TrackOf): Promise<void> {
  const track = await lockTrack(tx, of);
  if (track === null || track.correctedAt !== null || !isUnderWay(track, of.assetId)) return;
  await touch(tx, track.id, { isComplete: true });
}

/** Answers whether there is one: where nobody spoke, none was begun. */
export async function completeTrack(tx: Transaction, of: TrackOf): Promise<boolean> {
  const track = await lockTrack(tx, of);
  if (track === null || !isUnderWay(track, of.assetId)) return false;
  await touch(tx, track.id, { isComplete: true });
  return true;
}

/** What was heard in an earlier version is not said in this one; corrected captions stay. Answers whether there was any. */
export async function dropOutdated(
  tx: Transaction,
  { lessonId, assetId }: Omit<TrackOf, 'language'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(captionTracks)
    .where(
      and(
        eq(captionTracks.lessonId, lessonId),
        eq(captionTracks.origin, 'machine'),
        isNull(captionTracks.correctedAt),
        or(isNull(captionTracks.assetId), ne(captionTracks.assetId, assetId)),
      ),
    );
  return (rowCount ?? 0) > 0;
}
