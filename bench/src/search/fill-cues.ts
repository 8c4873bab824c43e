/** Thousands of courses with films in which a million sentences are said, and people who attend one, hundreds and all of them. */
import pg from 'pg';
import { cueText, spokenWords } from './spoken-words.ts';

const lessonsOfCourse = 10;
const cuesOfLesson = 50;
const tracksAtOnce = 100;
const cueMs = 4_000;

export const people = {
  one: { email: 'bench-one@example.com', courses: 1 },
  hundreds: { email: 'bench-hundreds@example.com', courses: 300 },
} as const;

/** Triggers would see to each row; rows by the million get their keys by the same function, and the index is made once. */
const withoutTriggers = [
  'ALTER TABLE caption_cues DISABLE TRIGGER USER',
  'ALTER TABLE courses DISABLE TRIGGER USER',
  'ALTER TABLE lessons DISABLE TRIGGER USER',
];
const withTriggers = withoutTriggers.map((statement) => statement.replace('DISABLE', 'ENABLE'));

export async function fillCues(
  connectionString: string,
  { cues, onProgress }: { cues: number; onProgress: (sentence: string) => void },
): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 2 });
  try {
    for (const statement of withoutTriggers) await pool.query(statement);
    const { rows: index } = await pool.query<{ made: string }>(
      `SELECT pg_get_indexdef('caption_cues_words'::regclass) AS made`,
    );
    await pool.query('DROP INDEX caption_cues_words');
    await insertCourses(pool, cues / lessonsOfCourse / cuesOfLesson);
    const tracks = await listTracks(pool);
    for (let start = 0; start < tracks.length; start += 2 * tracksAtOnce) {
      await Promise.all(
        [start, start + tracksAtOnce].map((first) =>
          insertCues(pool, tracks.slice(first, first + tracksAtOnce), first),
        ),
      );
      if (start % (40 * tracksAtOnce) === 0) onProgress(`${start * cuesOfLesson} of ${cues} cues made`);
    }
    await pool.query(index[0]?.made ?? '');
    await pool.query(
      `INSERT INTO lesson_words SELECT DISTINCT word, false FROM unnest($1::text[]) AS word WHERE char_length(word) >= 3
       ON CONFLICT DO NOTHING`,
      [spokenWords],
    );
    for (const { email, courses } of Object.values(people)) await enroll(pool, email, courses);
    for (const statement of withTriggers) await pool.query(statement);
    await pool.query('VACUUM ANALYZE');
  } finally {
    await pool.end();
  }
}

async function insertCourses(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `WITH author AS (
       INSERT INTO users (id, name, username, email, role)
       VALUES (gen_random_uuid(), 'Bench', 'bench-author', 'bench-author@example.com', 'creator') RETURNING id
     ), made AS (
       INSERT INTO courses (id, author_id, title, description, category, instructor, status, published_at)
       SELECT md5('search ' || n)::uuid, author.id, 'Course ' || n, 'Number ' || n, 'Programming', 'Bench', 'published',
         timestamptz '2020-01-01' + n * interval '1 minute'
       FROM author, generate_series(1, $1::int) AS n RETURNING id
     ), parts AS (
       INSERT INTO modules (id, course_id, title, position) SELECT md5('module ' || id)::uuid, id, 'All of it', 1 FROM made
       RETURNING id, course_id
     ), taught AS (
       INSERT INTO lessons (id, course_id, module_id, title, content, position)
       SELECT md5('lesson ' || course_id || n)::uuid, course_id, parts.id, 'Lesson ' || n, 'What lesson ' || n || ' is about', n
       FROM parts, generate_series(1, $2::int) AS n RETURNING id
     )
     INSERT INTO caption_tracks (id, lesson_id, language, origin) SELECT md5('track ' || id)::uuid, id, 'en', 'file' FROM taught`,
    [count, lessonsOfCourse],
  );
}

interface Track {
  readonly id: string;
  readonly courseId: string;
}

async function listTracks(pool: pg.Pool): Promise<Track[]> {
  const { rows } = await pool.query<Track>(
    `SELECT caption_tracks.id, lessons.course_id AS "courseId" FROM caption_tracks JOIN lessons ON lessons.id = lesson_id
     JOIN courses ON courses.id = course_id WHERE instructor = 'Bench' ORDER BY caption_tracks.id`,
  );
  return rows;
}

async function insertCues(pool: pg.Pool, tracks: readonly Track[], firstTrack: number): Promise<void> {
  const rows = tracks.flatMap(({ id, courseId }, track) =>
    Array.from({ length: cuesOfLesson }, (_, place) => ({
      id,
      courseId,
      place,
      number: (firstTrack + track) * cuesOfLesson + place,
    })),
  );
  await pool.query(
    `INSERT INTO caption_cues (id, track_id, start_ms, end_ms, text, search_words)
     SELECT md5('cue ' || number)::uuid, track_id, place * $6::int, place * $6::int + $6::int - 100, text,
       academy_cue_keys(course_id, text, lag(text) OVER (PARTITION BY track_id ORDER BY place))
     FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[], $5::text[]) AS made (track_id, course_id, place, number, text)`,
    [
      rows.map(({ id }) => id),
      rows.map(({ courseId }) => courseId),
      rows.map(({ place }) => place),
      rows.map(({ number }) => number),
      rows.map(({ number }) => cueText(number)),
      cueMs,
    ],
  );
}

/** Every so many courses, so that what they attend is said all over the index. */
async function enroll(pool: pg.Pool, email: string, courses: number): Promise<void> {
  await pool.query(
    `WITH person AS (
       INSERT INTO users (id, name, username, email) VALUES (gen_random_uuid(), 'Bench', $1, $1) RETURNING id
     )
     INSERT INTO enrollments (user_id, course_id)
     SELECT person.id, courses.id FROM person, (
       SELECT id FROM courses WHERE instructor = 'Bench' ORDER BY md5(id::text) LIMIT $2
     ) courses`,
    [email, courses],
  );
}
