import { FINISHED_SHARE } from '@academy/contract/insight/insight-options.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared, preparedSql } from '@academy/platform/database/prepared.ts';
import { lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { eventRow } from '@academy/platform/outbox/outbox.ts';
import { and, eq, sql } from 'drizzle-orm';

const userId = sql.placeholder('userId');
const lessonId = sql.placeholder('lessonId');
const courseId = sql.placeholder('courseId');
const seconds = sql.placeholder('seconds');

const find = prepared((db) =>
  db
    .select({ seconds: lessonProgress.playbackSeconds })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
    .prepare('playback_find'),
);

/**
 * One statement: where the student stopped, that this lesson was watched last, and that its film was watched to the end, which is
 * recorded the first time alone: only then is the moment this one.
 */
const save = preparedSql(
  'playback_save',
  sql`
    with saved as (
      insert into lesson_progress (user_id, lesson_id, course_id, playback_seconds, finished_at)
      select ${userId}::uuid, ${lessonId}::uuid, ${courseId}::uuid, ${seconds}::real, (
        select now() from lessons where id = ${lessonId} and ${seconds}::real >= video_seconds * ${sql.raw(String(FINISHED_SHARE))}
      )
      on conflict (user_id, lesson_id) do update set playback_seconds = excluded.playback_seconds, updated_at = now(),
        finished_at = coalesce(lesson_progress.finished_at, excluded.finished_at)
      returning finished_at
    ), recorded as (
      insert into outbox.events (name, subject, event)
      select ${sql.placeholder('name')}, ${sql.placeholder('subject')}::uuid, ${sql.placeholder('json')}::jsonb
      from saved where finished_at = now()
    )
    update enrollments set last_watched_lesson_id = ${lessonId}, last_accessed_at = now()
    where user_id = ${userId} and course_id = ${courseId}`,
);

/** Zero where playback never stopped. */
export async function findSeconds(db: Queryable, userId: string, lessonId: string): Promise<number> {
  const [position] = await find(db, { userId, lessonId });
  return position?.seconds ?? 0;
}

export async function savePosition(
  db: Queryable,
  position: { userId: string; courseId: string; lessonId: string; seconds: number },
): Promise<void> {
  const { courseId, lessonId, userId } = position;
  await save(db, { ...position, ...eventRow({ name: 'lesson_finished', courseId, lessonId, userId }) });
}
