import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/**
 * A digest of all that a check looks at, by the revisions of it and not by its texts: two equal ones are about the same course.
 * Null when the course is gone.
 */
export async function findCourseState(db: Queryable, courseId: string): Promise<string | null> {
  const { rows } = await db.execute<{ state: string | null }>(sql`
    with parts as (
      select concat_ws(' ', 'course', revision, lists_revision) as part from courses where id = ${courseId}::uuid
      union all
      select concat_ws(' ', 'module', id, position, revision) from modules where course_id = ${courseId}::uuid
      union all
      select concat_ws(' ', 'lesson', id, module_id, position, revision, coalesce(spoken_language, '-'),
        case when is_preview then 'preview' end)
      from lessons where course_id = ${courseId}::uuid
      union all
      select concat_ws(' ', 'film', video_assets.id, video_assets.state, transcriptions.state)
      from lessons join video_assets on video_assets.lesson_id = lessons.id
      left join transcriptions on transcriptions.asset_id = video_assets.id
      where lessons.course_id = ${courseId}::uuid and video_assets.retired_at is null
      union all
      select concat_ws(' ', 'captions', caption_tracks.id, language, caption_tracks.revision, is_complete)
      from lessons join caption_tracks on caption_tracks.lesson_id = lessons.id where lessons.course_id = ${courseId}::uuid
      union all
      select concat_ws(' ', 'questions', lesson_id, quizzes.revision)
      from lessons join quizzes on quizzes.lesson_id = lessons.id where lessons.course_id = ${courseId}::uuid
      union all
      select concat_ws(' ', 'resource', lesson_resources.id, lesson_resources.revision)
      from lessons join lesson_resources on lesson_resources.lesson_id = lessons.id where lessons.course_id = ${courseId}::uuid
    )
    select md5(string_agg(part, e'\n' order by part collate "C")) as state from parts`);
  return rows[0]?.state ?? null;
}
