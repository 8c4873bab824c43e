import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { and, desc, eq, sql } from 'drizzle-orm';

export type EnrollmentsRepository = ReturnType<typeof createEnrollmentsRepository>;

const userId = sql.placeholder('userId');
const courseId = sql.placeholder('courseId');

/** Counted from the lessons there are now, so that a deleted or added one keeps progress right. */
const totalLessons = sql<number>`(select count(*)::int from lessons where lessons.course_id = courses.id)`;
const completedLessons = sql<number>`(
  select count(*)::int from lesson_progress
  where lesson_progress.user_id = ${userId}::uuid and lesson_progress.course_id = courses.id
    and lesson_progress.completed_at is not null
)`;

/**
 * One statement, so one moment: a lesson is completed once, however often that is said, and the
 * enrollment remembers what was watched last.
 */
const completeLesson = `
  WITH completed AS (
    INSERT INTO lesson_progress (user_id, lesson_id, course_id, completed_at) VALUES ($1, $2, $3, now())
    ON CONFLICT (user_id, lesson_id) DO UPDATE
      SET completed_at = coalesce(lesson_progress.completed_at, excluded.completed_at), updated_at = now()
  )
  UPDATE enrollments SET last_watched_lesson_id = $2, last_accessed_at = now() WHERE user_id = $1 AND course_id = $3`;

export function createEnrollmentsRepository({ db, pool }: Database) {
  const list = db
    .select({
      id: courses.id,
      title: courses.title,
      thumbnailUrl: courses.thumbnailUrl,
      category: courses.category,
      totalLessons,
      completedLessons,
      lastAccessedAt: enrollments.lastAccessedAt,
      lastWatchedLessonId: enrollments.lastWatchedLessonId,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    // A course that went back to being a draft is nobody's but its author's until it returns.
    .where(and(eq(enrollments.userId, userId), sql`${courses.status} <> 'draft'`))
    .orderBy(desc(enrollments.lastAccessedAt), desc(courses.id))
    .limit(sql.placeholder('limit'))
    .prepare('enrollments_list');

  const status = db
    .select({
      title: courses.title,
      totalLessons,
      completedLessons,
      enrolledAt: enrollments.enrolledAt,
      lastWatchedLessonId: enrollments.lastWatchedLessonId,
    })
    .from(courses)
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(eq(courses.id, courseId))
    .prepare('enrollment_status');

  const touchedLessons = db
    .select({ lessonId: lessonProgress.lessonId, completedAt: lessonProgress.completedAt })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courseId)))
    .prepare('enrollment_lessons');

  const insert = db
    .insert(enrollments)
    .values({ userId, courseId })
    .onConflictDoNothing()
    .returning({ courseId: enrollments.courseId })
    .prepare('enrollment_insert');

  return {
    list: (user: string, limit: number) => list.execute({ userId: user, limit }),
    findStatus: async (user: string, course: string) =>
      (await status.execute({ userId: user, courseId: course }))[0],
    listTouchedLessons: (user: string, course: string) =>
      touchedLessons.execute({ userId: user, courseId: course }),
    /** Whether that made a new enrollment. */
    insert: async (user: string, course: string) =>
      (await insert.execute({ userId: user, courseId: course })).length > 0,
    completeLesson: (user: string, course: string, lesson: string) =>
      pool.query({ name: 'complete_lesson', text: completeLesson, values: [user, lesson, course] }),
  };
}
