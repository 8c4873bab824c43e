import { captionGap, type HeardFilm } from '@academy/contract/captions/caption-gap.ts';
import { spokenLanguageOf } from '@academy/contract/captions/spoken-language.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';

interface FilmRow extends Omit<HeardFilm, 'spoken'> {
  readonly lessonId: string;
  readonly spokenLanguage: string | null;
  readonly courseLanguage: string | null;
}

/** Lessons of an author's published courses whose film has no captions, by the rule of the check before publishing. */
export async function listUncaptioned(
  db: Queryable,
  { authorId, courseId }: { authorId: string; courseId: string | null },
): Promise<string[]> {
  const { rows } = await db.execute<FilmRow & Record<string, unknown>>(sql`
    select l.id as "lessonId", l.spoken_language as "spokenLanguage", courses.language as "courseLanguage",
      film.state = 'ready' as "isReady", coalesce(film.has_audio, true) and film.codecs like '%mp4a%' as "hasSound",
      case when f.asset_id is null then null
        else json_build_object('hasSound', f.has_sound, 'loudness', f.loudness) end as measures,
      case when s.asset_id is null then null
        else json_build_object('state', s.state, 'reason', s.reason) end as transcription,
      (select coalesce(json_agg(json_build_object('language', t.language, 'isComplete', t.is_complete,
          'hasCues', exists (select from caption_cues where track_id = t.id))), '[]')
        from caption_tracks t where t.lesson_id = l.id) as tracks
    from courses
    join lessons l on l.course_id = courses.id
    join lateral (
      select v.id, v.state, v.has_audio, made.codecs from video_assets v
      join lateral (select max(codecs) as codecs from video_renditions where asset_id = v.id) made on made.codecs is not null
      where v.lesson_id = l.id and v.retired_at is null
      order by v.state = 'ready' desc, v.version desc limit 1
    ) film on true
    left join film_measures f on f.asset_id = film.id
    left join transcriptions s on s.asset_id = film.id
    where courses.author_id = ${authorId}::uuid and courses.status = 'published'
      and (${courseId}::uuid is null or courses.id = ${courseId}::uuid)`);
  return rows
    .filter((row) => captionGap({ ...row, spoken: spokenLanguageOf(row) }) === 'missing')
    .map(({ lessonId }) => lessonId);
}
