import pg from 'pg';
import { largeCourse, largeCourseId } from './large-course.ts';

const COURSES_A_STATEMENT = 2_000;
const COURSES_A_REPORT = 10_000;

const curriculum: readonly { readonly title: string; readonly lessons: readonly string[] }[] = [
  { title: 'Getting started', lessons: ['What this is about', 'Setting up', 'A first result'] },
  { title: 'Going further', lessons: ['A real example', 'When it goes wrong', 'Where to go from here'] },
];

export interface GrowOptions {
  readonly courseCount: number;
  readonly withLessons: boolean;
  /** For a test with few of them. */
  readonly coursesAStatement?: number;
  readonly onProgress: (sentence: string) => void;
}

/** Makes sure that the courses numbered from 0 up to the count are there; those that are stay as they are. */
export async function growLargeCatalogue(
  connectionString: string,
  { courseCount, withLessons, coursesAStatement = COURSES_A_STATEMENT, onProgress }: GrowOptions,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const authorId = await findAuthor(client);
    const missing = await missingNumbers(client, authorId, courseCount);
    for (let done = 0; done < missing.length; ) {
      const batch = missing.slice(done, done + coursesAStatement);
      await insertCourses(client, authorId, batch);
      done += batch.length;
      if (done % COURSES_A_REPORT === 0 || done === missing.length) {
        onProgress(`${done} of ${missing.length} courses made`);
      }
    }
    if (withLessons) await insertCurricula(client, authorId);
    // Without fresh statistics the planner would still take the catalogue for a small one.
    await client.query('ANALYZE');
    // Any message makes a running academy forget the answers it has ready; none of its services made these courses.
    await client.query(`SELECT pg_notify('academy_events', '')`);
    onProgress(`The large catalogue has ${courseCount} courses.`);
  } finally {
    await client.end();
  }
}

/** The one author of all these courses. */
async function findAuthor(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`
    INSERT INTO users (id, name, username, email, role)
    VALUES (gen_random_uuid(), 'Large Catalogue', 'large-catalogue', 'large-catalogue@example.com', 'creator')
    ON CONFLICT (username) DO UPDATE SET name = excluded.name RETURNING id`);
  const [author] = rows;
  if (author === undefined) throw new Error('The author of the large catalogue was not made.');
  return author.id;
}

async function missingNumbers(client: pg.Client, authorId: string, courseCount: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM courses WHERE author_id = $1', [
    authorId,
  ]);
  const existingIds = new Set(rows.map(({ id }) => id));
  const numbers = Array.from({ length: courseCount }, (_, number) => number);
  return numbers.filter((number) => !existingIds.has(largeCourseId(number)));
}

/** One parameter with all rows in it: a statement may have no more than 65,535 of them. */
async function insertCourses(client: pg.Client, authorId: string, numbers: readonly number[]): Promise<void> {
  await client.query(
    `INSERT INTO courses (
       author_id, status, id, title, description, category, instructor, price, rating, language, difficulty,
       total_duration, is_new, is_bestseller, is_featured, what_you_will_learn, published_at, last_updated_at)
     SELECT $1, 'published', id, title, description, category, instructor, price, rating, language, difficulty,
       total_duration, is_new, is_bestseller, is_featured, what_you_will_learn, published_at, published_at
     FROM json_to_recordset($2::json) AS made (
       id uuid, title text, description text, category text, instructor text, price numeric, rating numeric,
       language text, difficulty course_difficulty, total_duration text, is_new boolean, is_bestseller boolean,
       is_featured boolean, what_you_will_learn text[], published_at timestamptz)`,
    [authorId, JSON.stringify(numbers.map(largeCourse))],
  );
}

/** Gives every course of the author that has none a small curriculum. */
async function insertCurricula(client: pg.Client, authorId: string): Promise<void> {
  const planned = curriculum.map(({ title, lessons }, index) => ({ title, lessons, position: index + 1 }));
  await client.query(
    `WITH planned AS (
       SELECT * FROM json_to_recordset($2::json) AS planned (title text, lessons text[], position integer)
     ), made AS (
       INSERT INTO modules (id, course_id, title, position)
       SELECT gen_random_uuid(), courses.id, planned.title, planned.position FROM courses CROSS JOIN planned
       WHERE author_id = $1 AND NOT EXISTS (SELECT FROM modules WHERE modules.course_id = courses.id)
       RETURNING id, course_id, position
     )
     INSERT INTO lessons (id, course_id, module_id, title, content, position)
     SELECT gen_random_uuid(), course_id, made.id, lesson.title,
       lesson.title || ': a lesson of the large catalogue, here to be counted and not to be read.', lesson.position
     FROM made JOIN planned USING (position), unnest(planned.lessons) WITH ORDINALITY AS lesson (title, position)`,
    [authorId, JSON.stringify(planned)],
  );
}
