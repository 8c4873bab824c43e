import type { FileCue } from '@academy/contract/captions/cue-reader.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';
import type { FoundCourse } from '../../access/find-course.ts';
import { courseColumns, courseOf } from './streams.repository.ts';

/** The captions of one language for a version of a lesson's film. */
export interface FoundCaptions extends FoundCourse {
  /** Null where it is no version of this lesson, or there are no captions in this language. */
  readonly captions: {
    readonly trackId: string;
    readonly seconds: number;
    readonly frameRate: number;
  } | null;
}

interface CaptionsRow extends Omit<FoundCourse, 'hasParts'> {
  readonly trackId: string | null;
  readonly seconds: number | null;
  readonly frameRate: number | null;
}

const captions = preparedSql<CaptionsRow>(
  'stream_captions_find',
  sql`
  SELECT ${courseColumns}, track.id AS "trackId", asset.duration_seconds AS seconds,
    (SELECT min(frame_rate) FROM video_renditions WHERE asset_id = asset.id) AS "frameRate"
  FROM lessons
  JOIN courses ON courses.id = lessons.course_id
  LEFT JOIN video_assets asset ON asset.id = ${sql.placeholder('version')} AND asset.lesson_id = lessons.id
    AND asset.removed_at IS NULL
  LEFT JOIN caption_tracks track ON track.lesson_id = asset.lesson_id AND track.language = ${sql.placeholder('language')}
  WHERE lessons.id = ${sql.placeholder('lessonId')}`,
);

const cuesBetween = preparedSql<FileCue>(
  'stream_cues_between',
  sql`
  SELECT start_ms AS "startMs", end_ms AS "endMs", text FROM caption_cues
  WHERE track_id = ${sql.placeholder('trackId')}
    AND start_ms < ${sql.placeholder('toMs')} AND end_ms > ${sql.placeholder('fromMs')}
  ORDER BY start_ms, end_ms, id`,
);

export async function findCaptions(
  db: Queryable,
  viewerId: string | null,
  address: { readonly lessonId: string; readonly version: string | null; readonly language: string | null },
): Promise<FoundCaptions | null> {
  const [row] = await captions(db, { viewerId, ...address });
  if (row === undefined) return null;
  const { trackId, seconds, frameRate } = row;
  const found = trackId === null ? null : { trackId, seconds: seconds ?? 0, frameRate: frameRate ?? 0 };
  return { ...courseOf(row), captions: found };
}

export function listCuesBetween(
  db: Queryable,
  trackId: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<FileCue[]> {
  return cuesBetween(db, { trackId, fromMs, toMs });
}
