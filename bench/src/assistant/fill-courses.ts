/** The measured courses in an academy, with what is said in them as captions, and people who attend all of them. */
import type pg from 'pg';
import { readMeasuredCourse } from './measured-courses.ts';

export interface FilledCourse {
  readonly courseId: string;
  /** By title. */
  readonly lessonIds: ReadonlyMap<string, string>;
}

const longestCueMs = 6000;

export async function fillMeasuredCourses(
  pool: pg.Pool,
  names: readonly string[],
): Promise<Map<string, FilledCourse>> {
  const filled = new Map<string, FilledCourse>();
  for (const name of names) filled.set(name, await fillCourse(pool, name));
  return filled;
}

async function fillCourse(pool: pg.Pool, name: string): Promise<FilledCourse> {
  const { title, language, wordList, lessons } = readMeasuredCourse(name);
  const { rows: made } = await pool.query<{ courseId: string; moduleId: string }>(
    `WITH course AS (
       INSERT INTO courses (id, author_id, title, description, category, instructor, status, published_at, word_list)
       SELECT gen_random_uuid(), author_id, $1, $1, 'Programming', 'Asked', 'published', now(), $2
       FROM courses ORDER BY created_at LIMIT 1 RETURNING id
     )
     INSERT INTO modules (id, course_id, title, position) SELECT gen_random_uuid(), id, 'All of it', 1 FROM course
     RETURNING course_id AS "courseId", id AS "moduleId"`,
    [title, wordList],
  );
  const { courseId = '', moduleId = '' } = made[0] ?? {};
  const lessonIds = new Map<string, string>();
  for (const [place, lesson] of lessons.entries()) {
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO lessons (id, course_id, module_id, title, content, takeaways, position)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6) RETURNING id`,
      [courseId, moduleId, lesson.title, lesson.content, lesson.takeaways, place + 1],
    );
    const lessonId = rows[0]?.id ?? '';
    lessonIds.set(lesson.title, lessonId);
    const starts = lesson.cues.map(({ at }) => at * 1000);
    if (starts.length === 0) continue;
    await insertCues(pool, {
      lessonId,
      language: language === 'English' ? 'en' : 'bn',
      starts,
      ends: starts.map((start, cue) => Math.min(starts[cue + 1] ?? Infinity, start + longestCueMs)),
      texts: lesson.cues.map(({ text }) => text),
    });
  }
  return { courseId, lessonIds };
}

interface Said {
  readonly lessonId: string;
  readonly language: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly texts: readonly string[];
}

export async function insertCues(
  pool: pg.Pool,
  { lessonId, language, starts, ends, texts }: Said,
): Promise<void> {
  await pool.query(
    `WITH track AS (
       INSERT INTO caption_tracks (id, lesson_id, language, origin) VALUES (gen_random_uuid(), $1, $2, 'file') RETURNING id
     )
     INSERT INTO caption_cues (id, track_id, start_ms, end_ms, text)
     SELECT gen_random_uuid(), track.id, starts, ends, said
     FROM track, unnest($3::int[], $4::int[], $5::text[]) AS cue (starts, ends, said)`,
    [lessonId, language, starts, ends, texts],
  );
}

/** People who attend those courses; their addresses. */
export async function enrollAskers(
  pool: pg.Pool,
  { name, count, courseIds }: { name: string; count: number; courseIds: readonly string[] },
): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, number) => `${name}-${number}@example.com`);
  for (const email of emails) await enroll(pool, email, courseIds);
  return emails;
}

async function enroll(pool: pg.Pool, email: string, courseIds: readonly string[]): Promise<void> {
  await pool.query(
    `WITH person AS (
       INSERT INTO users (id, name, username, email) VALUES (gen_random_uuid(), 'Bench', $1, $1) RETURNING id
     )
     INSERT INTO enrollments (user_id, course_id) SELECT person.id, course FROM person, unnest($2::uuid[]) AS course`,
    [email, courseIds],
  );
}
