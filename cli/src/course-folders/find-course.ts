import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { type SQL, sql } from 'drizzle-orm';
import { counted } from '../backup/readable-size.ts';
import { Problem } from '../command.ts';

interface FoundCourse {
  readonly id: string;
  readonly author: string;
  readonly status: string;
  readonly lessons: number;
  readonly students: number;
}

const SHOWN = 20;

/** By its id or its whole title. Courses have no other name. */
export async function requireCourse({ db }: Pick<Database, 'db'>, word: string): Promise<string> {
  const byTitle = sql`lower(courses.title) = lower(${word})`;
  const found = await list({ db }, isId(word) ? sql`courses.id = ${word} or ${byTitle}` : byTitle);
  const [only] = found;
  if (only === undefined) throw new Problem(`There is no course with the id or title ${word}.`);
  if (found.length > 1) throw new Problem(severalCalled(word, found));
  return only.id;
}

async function list({ db }: Pick<Database, 'db'>, condition: SQL): Promise<FoundCourse[]> {
  const { rows } = await db.execute<{ [Name in keyof FoundCourse]: FoundCourse[Name] }>(sql`
    select courses.id, courses.status, coalesce(users.display_name, users.name) as author,
      (select count(*)::int from lessons where lessons.course_id = courses.id) as lessons,
      (select count(*)::int from enrollments where enrollments.course_id = courses.id) as students
    from courses join users on users.id = courses.author_id
    where ${condition} order by courses.id limit ${SHOWN}`);
  return rows;
}

/** With what tells them apart, since the ids do not. */
function severalCalled(word: string, found: readonly FoundCourse[]): string {
  const lines = found.map(({ id, author, status, lessons, students }) =>
    [`  ${id}  by ${author}`, status, counted(lessons, 'lesson'), counted(students, 'student')].join(', '),
  );
  return [`Several courses are called ${word}. Name one by its id:`, ...lines].join('\n');
}
