import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { notes } from '@academy/platform/database/schema/learning.ts';
import { and, eq, sql } from 'drizzle-orm';

const find = prepared((db) =>
  db
    .select({ content: notes.content, updatedAt: notes.updatedAt })
    .from(notes)
    .where(and(eq(notes.userId, sql.placeholder('userId')), eq(notes.lessonId, sql.placeholder('lessonId'))))
    .prepare('note_find'),
);

/** A note that was never written is empty. */
export async function findNote(db: Queryable, userId: string, lessonId: string) {
  const [note] = await find(db, { userId, lessonId });
  return { content: note?.content ?? '', updatedAt: note?.updatedAt.toISOString() ?? null };
}

export async function saveNote(db: Queryable, userId: string, lessonId: string, content: string) {
  const values = { content, updatedAt: new Date() };
  await db
    .insert(notes)
    .values({ userId, lessonId, ...values })
    .onConflictDoUpdate({ target: [notes.userId, notes.lessonId], set: values });
  return { content, updatedAt: values.updatedAt.toISOString() };
}
