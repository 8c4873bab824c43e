import type { FileCue } from '@academy/contract/captions/cue-reader.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { captionCues } from '@academy/platform/database/schema/captions.ts';
import { newId } from '@academy/platform/ids.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';

const shown = {
  id: captionCues.id,
  startMs: captionCues.startMs,
  endMs: captionCues.endMs,
  text: captionCues.text,
  revision: captionCues.revision,
};

const inOrder = [asc(captionCues.startMs), asc(captionCues.endMs), asc(captionCues.id)] as const;

const ofTrack = prepared((db) =>
  db
    .select(shown)
    .from(captionCues)
    .where(eq(captionCues.trackId, sql.placeholder('trackId')))
    .orderBy(...inOrder)
    .prepare('caption_cues'),
);

export const listCues = (db: Queryable, trackId: string) => ofTrack(db, { trackId });

/** Of whichever track: an id that somebody made up may be one of another. */
export function findCues(db: Queryable, ids: readonly string[]) {
  return db
    .select({ ...shown, trackId: captionCues.trackId })
    .from(captionCues)
    .where(inArray(captionCues.id, [...ids]))
    .orderBy(...inOrder);
}

export type CueRow = Awaited<ReturnType<typeof findCues>>[number];

export interface NewCue extends FileCue {
  readonly id: string;
}

const columns = (cues: readonly NewCue[]) => sql`
  unnest(
    ${sql.param(cues.map(({ id }) => id))}::uuid[], ${sql.param(cues.map(({ startMs }) => startMs))}::int[],
    ${sql.param(cues.map(({ endMs }) => endMs))}::int[], ${sql.param(cues.map(({ text }) => text))}::text[]
  ) as given (id, start_ms, end_ms, text)`;

/** Answers how many: an id that is taken meanwhile is left out. */
export async function insertCues(tx: Transaction, trackId: string, cues: readonly NewCue[]): Promise<number> {
  if (cues.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into caption_cues (id, track_id, start_ms, end_ms, text)
    select id, ${trackId}::uuid, start_ms, end_ms, text from ${columns(cues)}
    on conflict (id) do nothing`);
  return rowCount ?? 0;
}

export async function updateCues(tx: Transaction, trackId: string, cues: readonly NewCue[]): Promise<void> {
  if (cues.length === 0) return;
  await tx.execute(sql`
    update caption_cues as cue
    set start_ms = given.start_ms, end_ms = given.end_ms, text = given.text, revision = cue.revision + 1
    from ${columns(cues)} where cue.id = given.id and cue.track_id = ${trackId}`);
}

export async function deleteCues(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(captionCues).where(inArray(captionCues.id, [...ids]));
}

/** All of a track at once. */
export async function replaceCues(tx: Transaction, trackId: string, cues: readonly FileCue[]): Promise<void> {
  await tx.delete(captionCues).where(eq(captionCues.trackId, trackId));
  await insertCues(
    tx,
    trackId,
    cues.map((cue) => ({ ...cue, id: newId() })),
  );
}

export function countCues(tx: Transaction, trackId: string): Promise<number> {
  return tx.$count(captionCues, eq(captionCues.trackId, trackId));
}
