import type { VideoState } from '@academy/contract/videos/video-states.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FoundCourse } from '../../access/course-facts.ts';
import type { Rendition, Stream } from './master-playlist.ts';
import type { VersionAddress } from './stream-address.ts';

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
    /** Of the rendition that was asked for, when there is one. */
    readonly playlistKey: string | null;
  } | null;
}

export interface StreamsRepository {
  findStream(viewerId: string, lessonId: string): Promise<FoundStream | null>;
  findVersion(viewerId: string, address: VersionAddress): Promise<FoundVersion | null>;
  /** Whether a version is there, replaced perhaps, and was not taken off its lesson. */
  isServed(version: string): Promise<boolean>;
}

/** Who asks ($1) for a lesson ($2): all that deciding about it needs, in the query that finds what they ask for. */
const facts = `
  courses.status,
  courses.author_id AS "authorId",
  EXISTS (
    SELECT FROM enrollments WHERE enrollments.user_id = $1 AND enrollments.course_id = courses.id
  ) AS "isEnrolled"`;

/** A version that is ready plays, or else the newest of which something can be watched already. */
const findStream = `
  SELECT ${facts}, newest.state, newest.percent, playing.id AS version, playing.renditions
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
  WHERE lessons.id = $2`;

/** Replaced versions too: who watches one when a new one is ready watches it to its end. Not what was taken off. */
const findVersion = `
  SELECT ${facts}, asset.id AS version, asset.sealed_key AS "sealedKey", asset.poster_key AS "posterKey",
    rendition.playlist_key AS "playlistKey"
  FROM lessons
  JOIN courses ON courses.id = lessons.course_id
  LEFT JOIN video_assets asset ON asset.id = $3 AND asset.lesson_id = lessons.id AND asset.removed_at IS NULL
  LEFT JOIN video_renditions rendition ON rendition.asset_id = asset.id AND rendition.height = $4
  WHERE lessons.id = $2`;

const isServed = `
  SELECT FROM video_assets WHERE id = $1 AND removed_at IS NULL AND lesson_id IS NOT NULL`;

type Facts = Omit<FoundCourse, 'hasParts'>;
type StreamRow = Facts &
  ({ state: VideoState; percent: number } | { state: null; percent: null }) &
  ({ version: string; renditions: Rendition[] } | { version: null; renditions: null });
type VersionRow = Facts & NonNullable<FoundVersion['version']> & { version: string | null };

export function createStreamsRepository({ pool }: Database): StreamsRepository {
  return {
    async findStream(viewerId, lessonId) {
      const query = { name: 'stream_find', text: findStream, values: [viewerId, lessonId] };
      const [row] = (await pool.query<StreamRow>(query)).rows;
      if (row === undefined) return null;
      return {
        ...factsOf(row),
        newest: row.state === null ? null : { state: row.state, percent: row.percent },
        playing: row.version === null ? null : { version: row.version, renditions: row.renditions },
      };
    },

    async findVersion(viewerId, { lessonId, version, height }) {
      const values = [viewerId, lessonId, version, height];
      const query = { name: 'stream_version_find', text: findVersion, values };
      const [row] = (await pool.query<VersionRow>(query)).rows;
      if (row === undefined) return null;
      const { sealedKey, posterKey, playlistKey } = row;
      return {
        ...factsOf(row),
        version: row.version === null ? null : { sealedKey, posterKey, playlistKey },
      };
    },

    async isServed(version) {
      const query = { name: 'stream_is_served', text: isServed, values: [version] };
      return (await pool.query(query)).rows.length > 0;
    },
  };
}

/** The path names nothing but the lesson, which is there. */
function factsOf({ status, authorId, isEnrolled }: Facts): FoundCourse {
  return { status, authorId, isEnrolled, hasParts: true };
}
