import type { Queryable } from '@academy/platform/database/connect.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { and, eq, sql } from 'drizzle-orm';

const shown = { words: courses.wordList, revision: courses.wordListRevision };

export async function findWordList(db: Queryable, courseId: string) {
  const [found] = await db.select(shown).from(courses).where(eq(courses.id, courseId));
  return found;
}

/** Undefined where it is of another revision than the one named. */
export async function writeWordList(
  db: Queryable,
  courseId: string,
  { words, revision }: { readonly words: readonly string[]; readonly revision?: number | undefined },
) {
  const isAsRead = revision === undefined ? undefined : eq(courses.wordListRevision, revision);
  const [written] = await db
    .update(courses)
    .set({ wordList: [...new Set(words)], wordListRevision: sql`${courses.wordListRevision} + 1` })
    .where(and(eq(courses.id, courseId), isAsRead))
    .returning(shown);
  return written;
}
