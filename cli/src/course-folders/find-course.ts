import type { Database } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { isId } from '@academy/platform/ids.ts';
import { eq, or, sql } from 'drizzle-orm';
import { Problem } from '../command.ts';

/** By its id or its whole title. Courses have no other name. */
export async function requireCourse({ db }: Pick<Database, 'db'>, word: string): Promise<string> {
  const found = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(
      or(isId(word) ? eq(courses.id, word) : undefined, eq(sql`lower(${courses.title})`, word.toLowerCase())),
    )
    .limit(20);
  const [only] = found;
  if (only === undefined) throw new Problem(`There is no course with the id or title ${word}.`);
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new Problem(`Several courses are called ${word}. Name one by its id: ${ids}.`);
  }
  return only.id;
}
