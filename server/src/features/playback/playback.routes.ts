import { getPlaybackPosition, savePlaybackPosition } from '@academy/contract/videos/playback-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';

/** One statement: where the student stopped, and that this lesson was watched last. */
const savePosition = `
  WITH saved AS (
    INSERT INTO lesson_progress (user_id, lesson_id, course_id, playback_seconds) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, lesson_id) DO UPDATE SET playback_seconds = excluded.playback_seconds, updated_at = now()
  )
  UPDATE enrollments SET last_watched_lesson_id = $2, last_accessed_at = now() WHERE user_id = $1 AND course_id = $3`;

export function registerPlayback(app: FastifyInstance, { db, pool }: Database): void {
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

  bindCall(app, getPlaybackPosition, async ({ params, request }) => {
    const [position] = await find.execute({ userId: signedIn(request).id, lessonId: params.lessonId });
    return { seconds: position?.seconds ?? 0 };
  });

  bindCall(app, savePlaybackPosition, async ({ params, body, request }) => {
    const values = [signedIn(request).id, params.lessonId, params.courseId, body.seconds];
    await pool.query({ name: 'playback_save', text: savePosition, values });
    return {};
  });
}
