import { fastestReading } from '@academy/contract/captions/caption-limits.ts';
import { endOfFilm } from '@academy/contract/captions/caption-time.ts';
import { tooFastToRead } from '@academy/contract/captions/reading-speed.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';
import type { LessonFilm } from './film-rows.ts';

export interface CheckedTrack {
  readonly language: string;
  readonly isComplete: boolean;
  readonly hasCues: boolean;
  /** Captions that nobody can read in their time; null without one. */
  readonly tooFast: {
    readonly count: number;
    readonly charactersPerSecond: number;
    readonly second: number;
  } | null;
  /** Captions that begin after the end of the film. */
  readonly late: { readonly count: number; readonly startMs: number | null };
}

/** The quickest ones of a track that are looked at closely. */
const MOST_FAST = 2000;

/** The tracks of a lesson. What is too quick is found by the database roughly, and told by the rule of the editor. */
export async function readTracks(
  db: Queryable,
  { lessonId, durationSeconds }: Pick<LessonFilm, 'lessonId' | 'durationSeconds'>,
): Promise<CheckedTrack[]> {
  const { rows } = await db.execute<{
    language: string;
    isComplete: boolean;
    hasCues: boolean;
    late: CheckedTrack['late'];
    fast: { startMs: number; endMs: number; text: string }[];
  }>(sql`
    select language, is_complete as "isComplete",
      exists (select from caption_cues where track_id = caption_tracks.id) as "hasCues",
      (select json_build_object('count', count(*), 'startMs', min(start_ms)) from caption_cues
        where track_id = caption_tracks.id and start_ms >= ${endOfFilm(durationSeconds)}) as late,
      (select coalesce(json_agg(json_build_object('startMs', start_ms, 'endMs', end_ms, 'text', text) order by start_ms), '[]')
        from (
          select start_ms, end_ms, text from caption_cues
          where track_id = caption_tracks.id and char_length(text) * 1000 > ${fastestReading} * (end_ms - start_ms)
          order by start_ms limit ${MOST_FAST}
        ) quick) as fast
    from caption_tracks where lesson_id = ${lessonId}::uuid order by language`);
  return rows.map(({ fast, ...track }) => ({ ...track, tooFast: tooFastOf(fast) }));
}

function tooFastOf(
  cues: readonly { startMs: number; endMs: number; text: string }[],
): CheckedTrack['tooFast'] {
  const fast = cues.flatMap((cue) => {
    const speed = tooFastToRead(cue);
    return speed === null ? [] : [{ speed, second: Math.floor(cue.startMs / 1000) }];
  });
  const [quickest] = fast.toSorted((a, b) => b.speed - a.speed);
  if (quickest === undefined) return null;
  return { count: fast.length, charactersPerSecond: quickest.speed, second: quickest.second };
}
