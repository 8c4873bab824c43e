/** What a lesson or a course has that sums it up. Whether its reader may read it was asked before. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { captionCues, captionTracks, chapters } from '@academy/platform/database/schema/captions.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import type { LessonText } from '@academy/platform/passages/course-text.ts';
import type { LessonToSumUp } from '@academy/platform/passages/lesson-summary.ts';
import { and, asc, eq } from 'drizzle-orm';

/** Hours of talk; more is not read for one summary. */
const mostCues = 20_000;
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

/** A track that is still being heard is not there yet. */
export async function listTracks(db: Queryable, lessonId: string): Promise<LessonText['tracks']> {
  const rows = await db
    .select({
      ...{ language: captionTracks.language, text: captionCues.text },
      ...{ startMs: captionCues.startMs, endMs: captionCues.endMs },
    })
    .from(captionTracks)
    .innerJoin(captionCues, eq(captionCues.trackId, captionTracks.id))
    .where(and(eq(captionTracks.lessonId, lessonId), eq(captionTracks.isComplete, true)))
    .orderBy(asc(captionTracks.language), asc(captionCues.startMs), asc(captionCues.endMs))
    .limit(mostCues);
  return [...Map.groupBy(rows, ({ language }) => language)].map(([language, cues]) => ({ language, cues }));
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
