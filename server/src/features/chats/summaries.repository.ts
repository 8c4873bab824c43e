/** What a lesson or a course has that sums it up. Whether its reader may read it was asked before. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { captionCues, chapters } from '@academy/platform/database/schema/captions.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import type { SpokenCue } from '@academy/platform/passages/course-text.ts';
import type { LessonToSumUp } from '@academy/platform/passages/lesson-summary.ts';
import { asc, eq, sql } from 'drizzle-orm';

/** Some five hours of talk; more is not read for one summary. */
const mostCues = 6000;
/** Of a course with more, the curriculum is the better list. */
const mostLessons = 40;

/** Undefined where it was deleted. */
export async function findLessonToSumUp(db: Queryable, lessonId: string): Promise<LessonToSumUp | undefined> {
  const [lesson] = await db
    .select({
      ...{ lessonId: lessons.id, moduleId: lessons.moduleId, title: lessons.title },
      ...{ content: lessons.content, takeaways: lessons.takeaways },
    })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (lesson === undefined) return undefined;
  const parts = await db
    .select({ seconds: chapters.seconds, title: chapters.title })
    .from(chapters)
    .where(eq(chapters.lessonId, lessonId))
    .orderBy(asc(chapters.seconds));
  return { ...lesson, chapters: parts };
}

/** Complete ones: a track that is still being heard is not there yet. */
export async function listTracks(db: Queryable, lessonId: string) {
  const { rows } = await db.execute<{ id: string; language: string; beginning: string }>(sql`
    select caption_tracks.id, language, beginning
    from caption_tracks, lateral (
      select string_agg(text, ' ' order by start_ms) as beginning
      from (select text, start_ms from caption_cues where track_id = caption_tracks.id order by start_ms limit 5) cues
    ) said
    where lesson_id = ${lessonId}::uuid and is_complete and beginning is not null order by language`);
  return rows;
}

export function listCues(db: Queryable, trackId: string): Promise<SpokenCue[]> {
  return db
    .select({ text: captionCues.text, startMs: captionCues.startMs, endMs: captionCues.endMs })
    .from(captionCues)
    .where(eq(captionCues.trackId, trackId))
    .orderBy(asc(captionCues.startMs), asc(captionCues.endMs))
    .limit(mostCues);
}

export async function findCourseToSumUp(db: Queryable, courseId: string) {
  const [course] = await db
    .select({ teaches: courses.whatYouWillLearn })
    .from(courses)
    .where(eq(courses.id, courseId));
  const listed = await db
    .select({
      ...{ lessonId: lessons.id, moduleId: lessons.moduleId },
      ...{ lessonTitle: lessons.title, takeaways: lessons.takeaways },
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(modules.position), asc(lessons.position))
    .limit(mostLessons);
  return { teaches: course?.teaches ?? [], lessons: listed };
}
