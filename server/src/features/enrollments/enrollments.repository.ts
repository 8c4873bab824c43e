import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { eventRow } from '@academy/platform/outbox/outbox.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CourseFacts } from '../../access/course-policy.ts';

export type EnrollmentsRepository = ReturnType<typeof createEnrollmentsRepository>;

const userId = sql.placeholder('userId');

/** Counted from the lessons there are now, so that a deleted or added one keeps progress right. */
const totalLessons = sql<number>`(select count(*)::int from lessons where lessons.course_id = courses.id)`;
const completedLessons = sql<number>`(
  select count(*)::int from lesson_progress
  where lesson_progress.user_id = ${userId}::uuid and lesson_progress.course_id = courses.id
    and lesson_progress.completed_at is not null
)`;

/** A course and how far somebody is in it, with all that deciding about it needs. */
export interface AttendedCourse extends CourseFacts {
  readonly title: string;
  readonly totalLessons: number;
  readonly lastWatchedLessonId: string | null;
  /** The lessons they have opened, by id: whether they completed it. */
  readonly lessons: Readonly<Record<string, boolean>>;
}

/** One statement: a page asks this often, and each trip to the database costs more than what is looked up there. */
const findAttended = `
  SELECT courses.status, courses.author_id AS "authorId", courses.title,
    enrollments.user_id IS NOT NULL AS "isEnrolled",
    enrollments.last_watched_lesson_id AS "lastWatchedLessonId",
    (SELECT count(*)::int FROM lessons WHERE lessons.course_id = courses.id) AS "totalLessons",
    (
      SELECT coalesce(json_object_agg(lesson_id, completed_at IS NOT NULL), '{}') FROM lesson_progress
      WHERE lesson_progress.user_id = $1 AND lesson_progress.course_id = courses.id
    ) AS lessons
  FROM courses
  LEFT JOIN enrollments ON enrollments.course_id = courses.id AND enrollments.user_id = $1
  WHERE courses.id = $2`;

/** Tells of it only when it made a new enrollment. */
const enroll = `
  WITH enrolled AS (
    INSERT INTO enrollments (user_id, course_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING course_id
  )
  INSERT INTO outbox.events (name, subject, event) SELECT $3, $4, $5 FROM enrolled`;

/**
 * One statement, so one moment: a lesson is completed once, however often that is said, and the
 * enrollment remembers what was watched last.
 */
const completeLesson = `
  WITH completed_before AS (
    SELECT FROM lesson_progress WHERE user_id = $1 AND lesson_id = $2 AND completed_at IS NOT NULL
  ), recorded AS (
    INSERT INTO outbox.events (name, subject, event)
    SELECT $4, $5, $6 WHERE NOT EXISTS (SELECT FROM completed_before)
  ), completed AS (
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

  return {
    list: (user: string, limit: number) => list.execute({ userId: user, limit }),
    findAttended: async (user: string, course: string): Promise<AttendedCourse | undefined> => {
      const query = { name: 'enrollment_attended', text: findAttended, values: [user, course] };
      return (await pool.query<AttendedCourse>(query)).rows[0];
    },
    /** Whether that made a new enrollment. */
    insert: async (user: string, course: string) => {
      const { name, subject, json } = eventRow({ name: 'enrolled', courseId: course, userId: user });
      const query = { name: 'enroll', text: enroll, values: [user, course, name, subject, json] };
      return (await pool.query(query)).rowCount === 1;
    },
    completeLesson: (user: string, course: string, lesson: string) => {
      const event = { name: 'lesson_completed', courseId: course, lessonId: lesson, userId: user } as const;
      const { name, subject, json } = eventRow(event);
      const values = [user, lesson, course, name, subject, json];
      return pool.query({ name: 'complete_lesson', text: completeLesson, values });
    },
  };
}
