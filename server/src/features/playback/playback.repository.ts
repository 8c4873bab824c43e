import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared, preparedSql } from '@academy/platform/database/prepared.ts';
import { lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { and, eq, sql } from 'drizzle-orm';

const userId = sql.placeholder('userId');
const lessonId = sql.placeholder('lessonId');
const courseId = sql.placeholder('courseId');

const find = prepared((db) =>
  db
    .select({ seconds: lessonProgress.playbackSeconds })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
    .prepare('playback_find'),
);

/** One statement: where the student stopped, and that this lesson was watched last. */
const save = preparedSql(
  'playback_save',
  sql`
    with saved as (
      insert into lesson_progress (user_id, lesson_id, course_id, playback_seconds)
      values (${userId}, ${lessonId}, ${courseId}, ${sql.placeholder('seconds')})
      on conflict (user_id, lesson_id) do update set playback_seconds = excluded.playback_seconds, updated_at = now()
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
  await save(db, position);
}
