import type { VideoState } from '@academy/contract/videos/video-status.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared, preparedSql } from '@academy/platform/database/prepared.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { eq, sql } from 'drizzle-orm';
import type { ViewedCourse, Viewer } from '../../access/course-policy.ts';
import { canAnswer, isEnrolled, viewerId } from '../../access/course-sql.ts';

const courseId = sql.placeholder('courseId');

/** Only who manages a course is told what its lessons consist of; for all others nothing of it is looked up. */
const isManaged = sql`exists (
  select from courses managed where managed.id = ${courseId}
    and (managed.author_id = ${viewerId}::uuid or ${sql.placeholder('isAdmin')}::boolean)
)`;

/** The newest version of each film of the course. */
const films = sql`(
  select distinct on (video_assets.lesson_id) video_assets.lesson_id, video_assets.state
  from video_assets join lessons filmed on filmed.id = video_assets.lesson_id
  where filmed.course_id = ${courseId} and video_assets.retired_at is null and ${isManaged}
  order by video_assets.lesson_id, video_assets.version desc
) films`;

/** Collected once for the whole course: asked for each lesson by itself, a large course would take twice as long. */
const hasCaptions = sql`lessons.id in (
  select caption_tracks.lesson_id from caption_tracks join lessons heard on heard.id = caption_tracks.lesson_id
  where heard.course_id = ${courseId} and caption_tracks.is_complete and ${isManaged}
)`;

const hasQuestions = sql`lessons.id in (
  select quiz_questions.lesson_id from quiz_questions join lessons asked on asked.id = quiz_questions.lesson_id
  where asked.course_id = ${courseId} and ${isManaged}
)`;

/**
 * To who is only shown the outline, a preview without a film is none. One that is being prepared counts: whoever opens it
 * sees how far it is, and it plays by itself.
 */
const hasFilm = sql`(lessons.is_preview and exists (
  select from video_assets where video_assets.lesson_id = lessons.id and video_assets.retired_at is null
    and (video_assets.state <> 'failed'
      or exists (select from video_renditions where video_renditions.asset_id = video_assets.id))
))`;

export interface CurriculumRow extends ViewedCourse {
  readonly moduleId: string | null;
  readonly moduleTitle: string | null;
  readonly moduleRevision: number | null;
  readonly lessonId: string | null;
  readonly lessonTitle: string | null;
  readonly lessonDuration: string | null;
  readonly lessonVideoSeconds: number | null;
  readonly lessonContent: string | null;
  readonly lessonVideoUrl: string | null;
  readonly lessonRevision: number | null;
  readonly isPreview: boolean | null;
  readonly hasFilm: boolean | null;
  readonly videoState: VideoState | null;
  readonly hasCaptions: boolean;
  readonly hasQuestions: boolean;
}

/**
 * A course with its modules and lessons in one query: a course without modules gives one row of
 * nulls, and no row at all means that there is no such course. Rows are used as they come: a large course has a thousand,
 * and to map each took longer than to read it.
 */
const curriculum = preparedSql<CurriculumRow>(
  'curriculum',
  sql`
    select courses.status, courses.author_id as "authorId", ${isEnrolled} as "isEnrolled",
      modules.id as "moduleId", modules.title as "moduleTitle", modules.revision as "moduleRevision",
      lessons.id as "lessonId", lessons.title as "lessonTitle", lessons.duration as "lessonDuration",
      lessons.video_seconds as "lessonVideoSeconds", lessons.content as "lessonContent",
      lessons.video_url as "lessonVideoUrl", lessons.revision as "lessonRevision",
      lessons.is_preview as "isPreview", ${hasFilm} as "hasFilm", films.state as "videoState",
      ${hasCaptions} as "hasCaptions", ${hasQuestions} as "hasQuestions"
    from courses
    left join modules on modules.course_id = courses.id
    left join lessons on lessons.module_id = modules.id
    left join ${films} on films.lesson_id = lessons.id
    where courses.id = ${courseId}
    order by modules.position, lessons.position`,
);

export const listCurriculum = (db: Queryable, viewer: Viewer | null, courseId: string) =>
  curriculum(db, { viewerId: viewer?.id ?? null, isAdmin: viewer?.role === 'admin', courseId });

const lesson = prepared((db) =>
  db
    .select({
      id: lessons.id,
      title: lessons.title,
      content: lessons.content,
      videoUrl: lessons.videoUrl,
      takeaways: lessons.takeaways,
      isPreview: lessons.isPreview,
      duration: lessons.duration,
      videoSeconds: lessons.videoSeconds,
      order: sql<number>`(
        select count(*)::int from lessons earlier
        where earlier.module_id = lessons.module_id and earlier.position <= lessons.position
      )`,
      moduleId: lessons.moduleId,
      moduleTitle: modules.title,
      revision: lessons.revision,
      authorId: courses.authorId,
      canAnswer,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, sql.placeholder('lessonId')))
    .prepare('lesson'),
);

export async function findLessonToRead(db: Queryable, lessonId: string, hasModel: boolean) {
  return (await lesson(db, { lessonId, hasModel }))[0];
}

export type ReadLessonRow = NonNullable<Awaited<ReturnType<typeof findLessonToRead>>>;
