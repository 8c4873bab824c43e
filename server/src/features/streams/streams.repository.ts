import type { VideoState } from '@academy/contract/videos/video-status.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';
import { isEnrolled } from '../../access/course-sql.ts';
import type { FoundCourse } from '../../access/find-course.ts';
import type { Rendition, Stream } from './master-playlist.ts';

/** What plays of a lesson, and how its newest version is coming along, which is what there is to say if nothing does. */
export interface FoundStream extends FoundCourse {
  readonly newest: { readonly state: VideoState; readonly percent: number } | null;
  readonly playing: Stream | null;
}

/** One version of a lesson's video, by its id; null where it is no version of this lesson. */
export interface FoundVersion extends FoundCourse {
  readonly version: {
    readonly sealedKey: string | null;
    readonly posterKey: string | null;
    readonly hasStoryboard: boolean;
    /** Of the rendition that was asked for, when there is one. */
    readonly playlistKey: string | null;
  } | null;
}

export interface VersionAddress {
  readonly lessonId: string;
  /** null when the address names none. */
  readonly version: string | null;
  readonly height: number | null;
}

type CourseColumns = Omit<FoundCourse, 'hasParts'>;
type StreamRow = CourseColumns &
  ({ state: VideoState; percent: number } | { state: null; percent: null }) &
  ({ version: string; renditions: Rendition[] } | { version: null; renditions: null }) & {
    captions: string[];
  };
type VersionRow = CourseColumns & NonNullable<FoundVersion['version']> & { version: string | null };

const lessonId = sql.placeholder('lessonId');
const version = sql.placeholder('version');

/** All that deciding about a lesson needs, in the query that finds what is asked for. */
export const courseColumns = sql`courses.status, courses.author_id as "authorId", ${isEnrolled} as "isEnrolled",
  lessons.is_preview as "isPreview"`;

/** A version that is ready plays, or else the newest of which something can be watched already. */
const stream = preparedSql<StreamRow>(
  'stream_find',
  sql`
  SELECT ${courseColumns}, newest.state, newest.percent, playing.id AS version, playing.renditions,
    ARRAY(SELECT language FROM caption_tracks WHERE lesson_id = lessons.id ORDER BY language) AS captions
  FROM lessons
  JOIN courses ON courses.id = lessons.course_id
  LEFT JOIN LATERAL (
    SELECT state, percent FROM video_assets
    WHERE lesson_id = lessons.id AND retired_at IS NULL
    ORDER BY version DESC LIMIT 1
  ) newest ON true
  LEFT JOIN LATERAL (
    SELECT asset.id, (
      SELECT json_agg(json_build_object(
        'height', height, 'width', width, 'bandwidth', bandwidth, 'averageBandwidth', average_bandwidth,
        'frameRate', frame_rate, 'codecs', codecs
      )) FROM video_renditions WHERE asset_id = asset.id
    ) AS renditions
    FROM video_assets asset
    WHERE asset.lesson_id = lessons.id AND asset.retired_at IS NULL
      AND EXISTS (SELECT FROM video_renditions WHERE asset_id = asset.id)
    ORDER BY asset.state = 'ready' DESC, asset.version DESC LIMIT 1
  ) playing ON true
  WHERE lessons.id = ${lessonId}`,
);

/** Replaced versions too: viewers watch them to the end when a new one is ready. Not those that were taken off. */
const lessonVersion = preparedSql<VersionRow>(
  'stream_version_find',
  sql`
  SELECT ${courseColumns}, asset.id AS version, asset.sealed_key AS "sealedKey", asset.poster_key AS "posterKey",
    asset.storyboard IS NOT NULL AS "hasStoryboard",
    rendition.playlist_key AS "playlistKey"
  FROM lessons
  JOIN courses ON courses.id = lessons.course_id
  LEFT JOIN video_assets asset ON asset.id = ${version} AND asset.lesson_id = lessons.id AND asset.removed_at IS NULL
  LEFT JOIN video_renditions rendition ON rendition.asset_id = asset.id AND rendition.height = ${sql.placeholder('height')}
  WHERE lessons.id = ${lessonId}`,
);

const servedVersion = preparedSql(
  'stream_is_served',
  sql`SELECT FROM video_assets WHERE id = ${version} AND removed_at IS NULL AND lesson_id IS NOT NULL`,
);

export async function findStream(
  db: Queryable,
  viewerId: string | null,
  lessonId: string,
): Promise<FoundStream | null> {
  const [row] = await stream(db, { viewerId, lessonId });
  if (row === undefined) return null;
  return {
    ...courseOf(row),
    newest: row.state === null ? null : { state: row.state, percent: row.percent },
    playing:
      row.version === null
        ? null
        : { version: row.version, renditions: row.renditions, captions: row.captions },
  };
}

export async function findVersion(
  db: Queryable,
  viewerId: string | null,
  address: VersionAddress,
): Promise<FoundVersion | null> {
  const [row] = await lessonVersion(db, { viewerId, ...address });
  if (row === undefined) return null;
  const { sealedKey, posterKey, hasStoryboard, playlistKey } = row;
  const version = row.version === null ? null : { sealedKey, posterKey, hasStoryboard, playlistKey };
  return { ...courseOf(row), version };
}

/** Whether a version is there, replaced perhaps, and was not taken off its lesson. */
export async function isServed(db: Queryable, version: string): Promise<boolean> {
  return (await servedVersion(db, { version })).length > 0;
}

/** The path names nothing but the lesson, which is there. */
export function courseOf({ status, authorId, isEnrolled, isPreview }: CourseColumns): FoundCourse {
  return { status, authorId, isEnrolled, isPreview, hasParts: true };
}
