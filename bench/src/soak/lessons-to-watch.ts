import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface LessonToWatch {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
  /** Of its video. */
  readonly version: string;
}

/** As many as the demo academy has. */
const demoVideoCount = 3;
const limitMs = 10 * 60_000;

const readyLessons = `
  SELECT lessons.course_id AS "courseId", module_id AS "moduleId", lessons.id AS "lessonId", video_assets.id AS version
  FROM video_assets JOIN lessons ON lessons.id = lesson_id JOIN courses ON courses.id = lessons.course_id
  WHERE state = 'ready' AND status = 'published'`;

/** The lessons of the demo academy that have a video, once a worker has prepared all of them. */
export async function lessonsToWatch(connectionString: string): Promise<LessonToWatch[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const deadline = Date.now() + limitMs; Date.now() < deadline; await delay(500)) {
      const { rows } = await client.query<LessonToWatch>(readyLessons);
      if (rows.length >= demoVideoCount) return rows;
    }
  } finally {
    await client.end();
  }
  throw new Error('The videos of the demo academy were not prepared in time.');
}
