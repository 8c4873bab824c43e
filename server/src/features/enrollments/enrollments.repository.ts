import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared, preparedSql } from '@academy/platform/database/prepared.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { eventRow } from '@academy/platform/outbox/outbox.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ViewedCourse } from '../../access/course-policy.ts';
import {
  canAnswer,
  completedLessons,
  completedSeconds,
  isCompleted,
  isOpenToStudents,
  totalLessons,
  totalSeconds,
  viewerId,
} from '../../access/course-sql.ts';

export const courseId = sql.placeholder('courseId');
const lessonId = sql.placeholder('lessonId');

const list = prepared((db) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      thumbnailUrl: courses.thumbnailUrl,
      category: courses.category,
      totalLessons: totalLessons(),
      completedLessons: completedLessons(),
      totalSeconds,
      completedSeconds,
      lastAccessedAt: enrollments.lastAccessedAt,
      lastWatchedLessonId: enrollments.lastWatchedLessonId,
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, viewerId), isOpenToStudents))
    .orderBy(desc(enrollments.lastAccessedAt), desc(courses.id))
    .limit(sql.placeholder('limit'))
    .prepare('enrollments_list'),
);

export const listEnrolledCourses = (db: Queryable, viewerId: string, limit: number) =>
  list(db, { viewerId, limit });

/** A course and how far the viewer is in it, with all that deciding about it needs. */
export interface CourseProgress extends ViewedCourse {
  readonly title: string;
  readonly totalLessons: number;
  readonly lastWatchedLessonId: string | null;
  readonly canAnswer: boolean;
  /** The lessons they have opened, by id: whether they completed it. */
  readonly lessons: Readonly<Record<string, boolean>>;
}

export interface AskedCourse {
  readonly courseId: string;
  /** Whether a language model answers questions. */
  readonly hasModel: boolean;
}

export const progress = sql`
  select courses.status, courses.author_id as "authorId", courses.title,
    (enrollments.user_id is not null and ${isOpenToStudents}) as "isEnrolled",
    enrollments.last_watched_lesson_id as "lastWatchedLessonId",
    ${totalLessons()} as "totalLessons",
    ${canAnswer} as "canAnswer",
    (
      select coalesce(json_object_agg(lesson_id, ${isCompleted}), '{}') from lesson_progress
      where lesson_progress.user_id = ${viewerId} and lesson_progress.course_id = courses.id
    ) as lessons
  from courses
  left join enrollments on enrollments.course_id = courses.id and enrollments.user_id = ${viewerId}
  where courses.id = ${courseId}`;

/** One statement: a page asks this often, and each trip to the database costs more than what is looked up there. */
const find = preparedSql<CourseProgress>('enrollment_progress', progress);

export async function findProgress(db: Queryable, viewerId: string, { courseId, hasModel }: AskedCourse) {
  return (await find(db, { viewerId, courseId, hasModel }))[0];
}

/** Each of these changes records its event itself (see outbox.ts). */
const event = sql`${sql.placeholder('name')}, ${sql.placeholder('subject')}::uuid, ${sql.placeholder('json')}::jsonb`;

/**
 * Only a published course takes new students. What is answered is how it was before, in the same trip; so is what a trigger brings
 * back when the statement ends (see migration 0034).
 */
const enroll = preparedSql<CourseProgress & { readonly isNew: boolean; readonly broughtBack: string | null }>(
  'enroll',
  sql`
    with enrolled as (
      insert into enrollments (user_id, course_id)
      select ${viewerId}, id from courses where id = ${courseId} and status = 'published'
      on conflict do nothing returning user_id, course_id
    ), recorded as (
      insert into outbox.events (name, subject, event) select ${event} from enrolled
    )
    select seen.*, exists (select from enrolled) as "isNew",
      (
        select last_watched_lesson_id from ended_enrollments join enrolled using (user_id, course_id)
      ) as "broughtBack" from (${progress}) seen`,
);

/** The course as it was found, and whether it has a new student now. */
export async function insertEnrollment(db: Queryable, viewerId: string, { courseId, hasModel }: AskedCourse) {
  const recorded = eventRow({ name: 'enrolled', courseId, userId: viewerId });
  const [found] = await enroll(db, { viewerId, courseId, hasModel, ...recorded });
  // Who had left goes on where they were. Who was just leaving was still seen there.
  return found?.isNew
    ? { ...found, lastWatchedLessonId: found.broughtBack ?? found.lastWatchedLessonId }
    : found;
}

/**
 * One statement, so one moment: a lesson is completed once, however often that is said, and the
 * enrollment remembers what was watched last.
 */
const complete = preparedSql(
  'complete_lesson',
  sql`
    with completed_before as (
      select from lesson_progress where user_id = ${viewerId} and lesson_id = ${lessonId} and ${isCompleted}
    ), recorded as (
      insert into outbox.events (name, subject, event)
      select ${event} where not exists (select from completed_before)
    ), completed as (
      insert into lesson_progress (user_id, lesson_id, course_id, completed_at)
      values (${viewerId}, ${lessonId}, ${courseId}, now())
      on conflict (user_id, lesson_id) do update
        set completed_at = coalesce(lesson_progress.completed_at, excluded.completed_at), updated_at = now()
    )
    update enrollments set last_watched_lesson_id = ${lessonId}, last_accessed_at = now()
    where user_id = ${viewerId} and course_id = ${courseId}`,
);

export async function completeLesson(
  db: Queryable,
  viewerId: string,
  { courseId, lessonId }: { courseId: string; lessonId: string },
): Promise<void> {
  const recorded = eventRow({ name: 'lesson_completed', courseId, lessonId, userId: viewerId });
  await complete(db, { viewerId, courseId, lessonId, ...recorded });
}
