import type { Finding } from '@academy/contract/preflight/finding.ts';
import { heaviest } from '@academy/contract/preflight/finding-weights.ts';
import {
  type Glanced,
  type GlancedCode,
  type GlancedLesson,
  glanceAtLesson,
} from '@academy/contract/preflight/lesson-glance.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

type GlancedRow = GlancedLesson & {
  moduleId: string;
  moduleTitle: string;
  /** Null for a module without lessons. */
  lessonId: string | null;
  lessonTitle: string;
};

type GlancedFinding = Finding & { readonly code: GlancedCode };

/** What students would stumble over first, as far as stored rows tell: one statement, and no worker. What weighs most first. */
export async function glanceAtCourse(db: Queryable, courseId: string): Promise<GlancedFinding[]> {
  const rows = await readRows(db, courseId);
  // Of a course without any lesson nothing else is to be said.
  if (rows.every(({ lessonId }) => lessonId === null)) return [found({ code: 'course_empty', facts: {} })];
  return heaviest(rows.flatMap(findingsOf));
}

function findingsOf(row: GlancedRow): GlancedFinding[] {
  const module = { moduleId: row.moduleId, title: row.moduleTitle };
  if (row.lessonId === null) return [found({ code: 'module_empty', facts: {} }, module)];
  const lesson = { lessonId: row.lessonId, title: row.lessonTitle };
  return glanceAtLesson(row).map((seen) => found(seen, module, lesson));
}

function found(
  seen: Glanced,
  module: Finding['module'] = null,
  lesson: Finding['lesson'] = null,
): GlancedFinding {
  return { ...seen, module, lesson, second: null };
}

/**
 * Whether a text has words, by its beginning: a screen asks every moment while a check is made, and the texts of a course are many
 * megabytes, stored out of line. Only one that begins with many blanks is read to its end.
 */
const hasText = sql`case when substr(content, 1, 100) ~ '\\S' then true else coalesce(content, '') ~ '\\S' end`;

/** Sets of the whole course, joined by hash: asked lesson by lesson, a large course would need thousands of look-ups. */
async function readRows(db: Queryable, courseId: string): Promise<GlancedRow[]> {
  const ofCourse = sql`join lessons on lessons.id = lesson_id where lessons.course_id = ${courseId}::uuid`;
  const { rows } = await db.execute<{ [Key in keyof GlancedRow]: GlancedRow[Key] }>(sql`
    with films as (
      select distinct on (lesson_id) lesson_id, state from video_assets ${ofCourse} and retired_at is null
      order by lesson_id, version desc
    ), watchable as (
      select lesson_id from video_assets ${ofCourse} and retired_at is null
        and exists (select from video_renditions where asset_id = video_assets.id)
    )
    select modules.id as "moduleId", modules.title as "moduleTitle", lessons.id as "lessonId",
      lessons.title as "lessonTitle", video_url as "videoUrl", is_preview as "isPreview",
      ${hasText} as "hasText",
      lessons.id in (select lesson_id from quiz_questions ${ofCourse}) as "hasQuestions",
      lessons.id in (select lesson_id from lesson_resources ${ofCourse}) as "hasResources",
      films.state as "filmState", lessons.id in (select lesson_id from watchable) as "isWatchable"
    from modules left join lessons on lessons.module_id = modules.id left join films on films.lesson_id = lessons.id
    where modules.course_id = ${courseId}::uuid order by modules.position, lessons.position`);
  return rows;
}
