import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq, sql } from 'drizzle-orm';
import { stableId } from '../stable-id.ts';
import { addLargeCurricula } from './add-large-curricula.ts';
import { largeCourse, largeCourseId } from './large-course.ts';

/** The one author of all these courses: who wants to be rid of them can find them by it. */
const largeCatalogueAuthorId = stableId('user', 'large-catalogue');

const COURSES_A_STATEMENT = 2_000;
const COURSES_A_REPORT = 10_000;

export interface GrowOptions {
  readonly courseCount: number;
  readonly withLessons: boolean;
  readonly onProgress: (sentence: string) => void;
}

/** Makes sure that the courses numbered from 0 up to the count are there; those that are stay as they are. */
export async function growLargeCatalogue(
  database: Database,
  { courseCount, withLessons, onProgress }: GrowOptions,
): Promise<void> {
  await insertAuthor(database);
  const missing = await missingNumbers(database, courseCount);
  const report = (done: number) => {
    if (done % COURSES_A_REPORT === 0 || done === missing.length) {
      onProgress(`${done} of ${missing.length} courses made`);
    }
  };
  for (let done = 0; done < missing.length; ) {
    const batch = missing.slice(done, done + COURSES_A_STATEMENT);
    await insertCourses(database, batch);
    done += batch.length;
    report(done);
  }
  if (withLessons) await addLargeCurricula(database, largeCatalogueAuthorId, onProgress);
  // Without fresh statistics the planner would still take the catalogue for a small one.
  await database.db.execute(sql`ANALYZE`);
  onProgress(`The large catalogue has ${courseCount} courses.`);
}

async function insertAuthor({ db }: Database): Promise<void> {
  await db
    .insert(users)
    .values({
      id: largeCatalogueAuthorId,
      name: 'Large Catalogue',
      username: 'large-catalogue',
      email: 'large-catalogue@example.com',
      role: 'creator',
    })
    .onConflictDoNothing({ target: users.id });
}

async function missingNumbers({ db }: Database, courseCount: number): Promise<number[]> {
  const existing = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.authorId, largeCatalogueAuthorId));
  const existingIds = new Set(existing.map(({ id }) => id));
  const numbers = Array.from({ length: courseCount }, (_, number) => number);
  return numbers.filter((number) => !existingIds.has(largeCourseId(number)));
}

/** One parameter with all rows in it: a statement may have no more than 65,535 of them. */
async function insertCourses({ db }: Database, numbers: readonly number[]): Promise<void> {
  const rows = JSON.stringify(numbers.map(largeCourse));
  await db.execute(sql`
    INSERT INTO courses (
      author_id, status, id, title, description, category, instructor, price, rating, language, difficulty,
      total_duration, is_new, is_bestseller, is_featured, what_you_will_learn, published_at, last_updated_at)
    SELECT ${largeCatalogueAuthorId}, 'published', id, title, description, category, instructor, price, rating,
      language, difficulty, total_duration, is_new, is_bestseller, is_featured, what_you_will_learn, published_at,
      published_at
    FROM json_to_recordset(${rows}::json) AS made (
      id uuid, title text, description text, category text, instructor text, price numeric, rating numeric,
      language text, difficulty course_difficulty, total_duration text, is_new boolean, is_bestseller boolean,
      is_featured boolean, what_you_will_learn text[], published_at timestamptz)`);
}
