import type { Need } from '@academy/contract/insight/insight-calls.ts';
import {
  NEEDS_SHOWN,
  needs,
  QUESTION_WAITS_DAYS,
  STUCK_AFTER_DAYS,
} from '@academy/contract/insight/insight-options.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { sql } from 'drizzle-orm';
import { listUncaptioned } from './uncaptioned.repository.ts';

interface NeedRow extends Omit<Need, 'lesson'> {
  readonly lessonId: string | null;
  readonly moduleId: string | null;
  readonly lessonTitle: string | null;
  readonly total: number;
}

interface Wanted {
  readonly authorId: string;
  readonly courseId: string | null;
  readonly now: Date;
}

const noLesson = sql`null::uuid as lesson_id, null::uuid as module_id, null as lesson_title, 0 as place`;
const ofLesson = sql`l.id, l.module_id, l.title, m.position * 10000 + l.position, 1`;
const withLessons = sql`own join lessons l on l.course_id = own.id join modules m on m.id = l.module_id`;

/**
 * In courses that are not archived. Stuck is who the students' list calls so, but for those who had
 * finished before lessons were added; of lessons without film or captions, where students see them.
 */
export async function listNeeds(db: Queryable, { authorId, courseId, now }: Wanted) {
  const before = (days: number) => sql`${now.toISOString()}::timestamptz - ${days}::int * interval '1 day'`;
  const uncaptioned = await listUncaptioned(db, { authorId, courseId });
  const { rows } = await db.execute<NeedRow & Record<string, unknown>>(sql`
    with own as (
      select id, title, status, created_at, author_id from courses
      where author_id = ${authorId}::uuid and status <> 'archived' and (${courseId}::uuid is null or id = ${courseId}::uuid)
    ), found as (
      select 'review_without_reply' as need, own.id as course_id, ${noLesson}, count(*)::int as count
      from own join reviews r on r.course_id = own.id
      where r.reply is null and r.text <> '' and r.hidden_at is null and r.withdrawn_at is null group by own.id
      union all
      select 'unanswered_question', own.id, ${noLesson}, count(*)::int
      from own join asked_questions q on q.course_id = own.id
      where not q.is_answered and q.question is not null and q.asked_at > ${before(QUESTION_WAITS_DAYS)} group by own.id
      union all
      select 'stuck_students', own.id, ${noLesson}, count(*)::int
      from own
      join (
        select course_id, count(*) as lessons from lessons where course_id in (select id from own) group by course_id
      ) has on has.course_id = own.id
      join enrollments e on e.course_id = own.id
      where (e.completed_lessons > 0 or e.last_accessed_at > e.enrolled_at) and e.user_id <> own.author_id
        and e.finished_at is null and e.completed_lessons < has.lessons
        and e.active_slot <= ${before(STUCK_AFTER_DAYS)} and e.last_accessed_at <= ${before(STUCK_AFTER_DAYS)}
      group by own.id
      union all
      select 'failed_video', own.id, ${ofLesson} from ${withLessons}
      where 'failed' = (
        select state::text from video_assets v where v.lesson_id = l.id and v.removed_at is null order by v.version desc limit 1)
      union all
      select 'lesson_without_video', own.id, ${ofLesson} from ${withLessons}
      where own.status = 'published' and l.video_url is null and coalesce(l.content, '') !~ '\\S'
        and not exists (select from video_assets v where v.lesson_id = l.id and v.removed_at is null)
      union all
      select 'lesson_without_captions', own.id, ${ofLesson} from ${withLessons}
      where l.id = any(${sql.param(uncaptioned)}::uuid[])
    )
    select found.need, own.id as "courseId", own.title as "courseTitle", lesson_id as "lessonId", module_id as "moduleId",
      lesson_title as "lessonTitle", found.count, (count(*) over ())::int as total
    from found join own on own.id = found.course_id
    order by array_position(${sql.param([...needs])}::text[], found.need), found.count desc, own.created_at desc, own.id,
      found.place
    limit ${NEEDS_SHOWN}`);
  return rows;
}

export function presentNeeds(rows: readonly NeedRow[]): { needs: Need[]; total: number } {
  return {
    total: rows[0]?.total ?? 0,
    needs: rows.map(({ need, courseId, courseTitle, count, lessonId, moduleId, lessonTitle: title }) => {
      const isLesson = lessonId !== null && moduleId !== null && title !== null;
      return { need, courseId, courseTitle, count, lesson: isLesson ? { lessonId, moduleId, title } : null };
    }),
  };
}
