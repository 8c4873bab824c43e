import type { Queryable } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';

/** The film of a lesson as a check sees it: the version that students watch, and what became of the newest one. */
export interface LessonFilm {
  readonly lessonId: string;
  readonly newestState: string;
  /** The version that is watched; null before there is one. */
  readonly assetId: string | null;
  /** All of its qualities are there. */
  readonly isReady: boolean;
  readonly sealedKey: string | null;
  readonly hasSound: boolean;
  readonly durationSeconds: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Of all renditions, from small to large. */
  readonly renditions: readonly { readonly height: number; readonly playlistKey: string }[];
  readonly transcription: { readonly state: string; readonly reason: string | null } | null;
}

/** By lesson. A lesson without a film has none. */
export async function readFilms(db: Queryable, courseId: string): Promise<Map<string, LessonFilm>> {
  const { rows } = await db.execute<{ [Key in keyof LessonFilm]: LessonFilm[Key] }>(sql`
    with versions as (
      select video_assets.*, row_number() over (partition by lesson_id order by version desc) as newest,
        exists (select from video_renditions where asset_id = video_assets.id) as is_watchable
      from video_assets join lessons on lessons.id = video_assets.lesson_id
      where lessons.course_id = ${courseId}::uuid and retired_at is null
    )
    select newest.lesson_id as "lessonId", newest.state as "newestState", watched.id as "assetId",
      coalesce(watched.state = 'ready', false) as "isReady", watched.sealed_key as "sealedKey", coalesce(watched.duration_seconds, 0) as "durationSeconds",
      watched.width, watched.height,
      coalesce(watched.has_audio, true) and coalesce(made.codecs like '%mp4a%', false) as "hasSound",
      coalesce(made.renditions, '[]') as renditions,
      case when transcriptions.state is null then null
        else json_build_object('state', transcriptions.state, 'reason', transcriptions.reason) end as transcription
    from versions newest
    left join lateral (
      select * from versions where lesson_id = newest.lesson_id and is_watchable
      order by state = 'ready' desc, version desc limit 1
    ) watched on true
    left join lateral (
      select max(codecs) as codecs,
        json_agg(json_build_object('height', height, 'playlistKey', playlist_key) order by height) as renditions
      from video_renditions where asset_id = watched.id
    ) made on true
    left join transcriptions on transcriptions.asset_id = watched.id
    where newest.newest = 1`);
  return new Map(rows.map((row) => [row.lessonId, row]));
}
