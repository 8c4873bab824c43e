import type { Database } from '@academy/platform/database/connect.ts';
import { lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { and, eq, sql } from 'drizzle-orm';

/** One statement: where the student stopped, and that this lesson was watched last. */
const savePosition = `
  WITH saved AS (
    INSERT INTO lesson_progress (user_id, lesson_id, course_id, playback_seconds) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, lesson_id) DO UPDATE SET playback_seconds = excluded.playback_seconds, updated_at = now()
  )
  UPDATE enrollments SET last_watched_lesson_id = $2, last_accessed_at = now() WHERE user_id = $1 AND course_id = $3`;

interface LessonPlace {
  readonly courseId: string;
  readonly lessonId: string;
}

export function createPlaybackRepository({ db, pool }: Database) {
  const find = db
    .select({ seconds: lessonProgress.playbackSeconds })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.userId, sql.placeholder('userId')),
        eq(lessonProgress.lessonId, sql.placeholder('lessonId')),
      ),
    )
    .prepare('playback_find');

  return {
    /** Null where nobody ever stopped. */
    findSeconds: async (userId: string, lessonId: string): Promise<number | null> => {
      const [position] = await find.execute({ userId, lessonId });
      return position?.seconds ?? null;
    },

    save: async (userId: string, { courseId, lessonId }: LessonPlace, seconds: number): Promise<void> => {
      const values = [userId, lessonId, courseId, seconds];
      await pool.query({ name: 'playback_save', text: savePosition, values });
    },
  };
}
