/** What the home of a learner tells of themselves, in one statement: it is asked for with every visit. */
import { type Home, homeLimits } from '@academy/contract/home/home-calls.ts';
import { FINISHED_SHARE } from '@academy/contract/insight/insight-options.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../../access/course-policy.ts';
import {
  completedLessons,
  isCompleted,
  isOpenToStudents,
  isVisible,
  totalLessons,
  viewerId,
} from '../../access/course-sql.ts';
import { isFinished, mayEarnCertificate } from '../../access/earned-courses.ts';
import { sentTime } from '../../access/sent-time.ts';

const me = sql`${viewerId}::uuid`;
const number = (value: number) => sql.raw(String(value));

/** The course that the list of enrolled courses would have first, of those in which a lesson is left. */
const courseToGoOnWith = sql`
  select courses.id, enrollments.last_watched_lesson_id
  from enrollments join courses on courses.id = enrollments.course_id
  where enrollments.user_id = ${me} and ${isOpenToStudents} and exists (
    select from lessons where lessons.course_id = courses.id and not exists (
      select from lesson_progress
      where lesson_progress.user_id = ${me} and lesson_progress.lesson_id = lessons.id and ${isCompleted}
    )
  )
  order by enrollments.last_accessed_at desc, courses.id desc limit 1`;

/** The lesson that was open last, unless its film was left at its end; then, and before there is one, the first that is left. */
const isBegun = sql`(lessons.id is not distinct from course.last_watched_lesson_id and not coalesce(
  lesson_progress.playback_seconds >= lessons.video_seconds * ${number(FINISHED_SHARE)}, false))`;

const next = sql`
  select json_build_object('courseId', course.id, 'moduleId', lessons.module_id, 'lessonId', lessons.id,
    'lessonTitle', lessons.title, 'isBegun', ${isBegun}, 'duration', lessons.duration,
    'videoSeconds', lessons.video_seconds, 'position', coalesce(lesson_progress.playback_seconds, 0))
  from (${courseToGoOnWith}) course
  join lessons on lessons.course_id = course.id
  join modules on modules.id = lessons.module_id
  left join lesson_progress on lesson_progress.user_id = ${me} and lesson_progress.lesson_id = lessons.id
  where ${isBegun} or lesson_progress.completed_at is null
  order by ${isBegun} desc, modules.position, lessons.position limit 1`;

/**
 * Visits are noted when they begin another quarter of an hour than the one before; the last one is known from the enrollment at
 * once. Who only enrolled has not learned, and who left a course has.
 */
const learnedAt = sql`
  select coalesce(json_agg(${sentTime(sql`slot`)} order by slot), '[]') from (
    select active_slot as slot from enrollments where user_id = ${me} and last_watched_lesson_id is not null
    union
    select slot from course_activity join (
      select user_id, course_id, last_watched_lesson_id from enrollments
      union all
      select user_id, course_id, last_watched_lesson_id from ended_enrollments
    ) taken using (user_id, course_id)
    where user_id = ${me} and last_watched_lesson_id is not null
  ) visits
  where slot > now() - interval '${number(homeLimits.days)} days'`;

/** Of courses that can be opened. Texts are cut after the last ones are found: a free note may be as long as a chapter. */
const notes = sql`
  select coalesce(json_agg(json_build_object('id', id, 'seconds', seconds,
    'content', left(content, ${number(homeLimits.noteText)}), 'isCut', char_length(content) > ${number(homeLimits.noteText)},
    'updatedAt', ${sentTime(sql`updated_at`)}, 'courseId', course_id, 'courseTitle', course_title,
    'moduleId', module_id, 'lessonId', lesson_id, 'lessonTitle', lesson_title) order by updated_at desc, id), '[]')
  from (
    select written.*, lessons.course_id, lessons.module_id, lessons.title as lesson_title, courses.title as course_title
    from (
      select id, lesson_id, seconds, content, updated_at from timed_notes where user_id = ${me}
      union all
      select null, lesson_id, null, content, updated_at from notes where user_id = ${me} and content <> ''
    ) written
    join lessons on lessons.id = written.lesson_id
    join courses on courses.id = lessons.course_id
    where ${isVisible}
    order by written.updated_at desc, written.id limit ${number(homeLimits.notes)}
  ) latest`;

/** Of the questions of a course, how many percent the viewer has answered right, rounded down; one without any asks for nothing. */
const score = sql`(
  select coalesce(count(*) filter (where quiz_results.is_right) * 100 / nullif(count(*), 0), 100)
  from lessons join quiz_questions on quiz_questions.lesson_id = lessons.id
  left join quiz_results on quiz_results.question_id = quiz_questions.id and quiz_results.user_id = ${me}
  where lessons.course_id = courses.id)`;

/**
 * The finished courses that the list of one's certificates offers, without those whose
 * mark is not reached: nothing could be taken there yet.
 */
const earned = sql`
  select coalesce(json_agg(json_build_object('courseId', id, 'courseTitle', title) order by last_accessed_at desc, id), '[]')
  from (
    select courses.id, courses.title, enrollments.last_accessed_at
    from enrollments join courses on courses.id = enrollments.course_id
    where ${mayEarnCertificate(me)} and ${isFinished(totalLessons(), completedLessons(me))} and not exists (
      select from certificate_rules where certificate_rules.course_id = courses.id and pass_mark > ${score}
    )
    order by enrollments.last_accessed_at desc, courses.id limit ${number(homeLimits.earned)}
  ) finished`;

const read = preparedSql<Home>(
  'home_read',
  sql`select (${next}) as next, (${learnedAt}) as "learnedAt", (${notes}) as notes, (${earned}) as earned`,
);

export async function readHome(db: Queryable, { id, role }: Viewer): Promise<Home> {
  const [home] = await read(db, { viewerId: id, isAdmin: role === 'admin' });
  return home ?? { next: null, learnedAt: [], notes: [], earned: [] };
}
