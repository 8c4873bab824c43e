import type { TimedNote } from '@academy/contract/notes/timed-note-calls.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import { prepared } from '@academy/platform/database/prepared.ts';
import { timedNotes } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, asc, eq, type InferInsertModel, sql } from 'drizzle-orm';

/** Whose, and of which lesson: every statement about a note asks for both. */
export interface NoteOwner {
  readonly userId: string;
  readonly lessonId: string;
}

const columns = {
  id: timedNotes.id,
  seconds: timedNotes.seconds,
  content: timedNotes.content,
  createdAt: timedNotes.createdAt,
  updatedAt: timedNotes.updatedAt,
};

interface Row extends Omit<TimedNote, 'createdAt' | 'updatedAt'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const told = ({ createdAt, updatedAt, ...note }: Row): TimedNote => ({
  ...note,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const list = prepared((db) =>
  db
    .select(columns)
    .from(timedNotes)
    .where(
      and(
        eq(timedNotes.userId, sql.placeholder('userId')),
        eq(timedNotes.lessonId, sql.placeholder('lessonId')),
      ),
    )
    .orderBy(asc(timedNotes.seconds), asc(timedNotes.id))
    .prepare('timed_notes_list'),
);

export async function listNotes(db: Queryable, owner: NoteOwner): Promise<TimedNote[]> {
  return (await list(db, { ...owner })).map(told);
}

/** Until the transaction ends: two notes that come at once are counted one after the other. */
export async function lockOwner(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countNotes(tx: Queryable, { userId, lessonId }: NoteOwner) {
  const [counted] = await tx
    .select({
      ofPerson: sql<number>`count(*)::int`,
      ofLesson: sql<number>`(count(*) filter (where ${timedNotes.lessonId} = ${lessonId}))::int`,
    })
    .from(timedNotes)
    .where(eq(timedNotes.userId, userId));
  return counted ?? { ofPerson: 0, ofLesson: 0 };
}

const owned = ({ userId, lessonId }: NoteOwner) =>
  and(eq(timedNotes.userId, userId), eq(timedNotes.lessonId, lessonId));

export async function findSame(
  tx: Queryable,
  owner: NoteOwner,
  { seconds, content }: Pick<TimedNote, 'seconds' | 'content'>,
): Promise<TimedNote | undefined> {
  const [same] = await tx
    .select(columns)
    .from(timedNotes)
    .where(and(owned(owner), eq(timedNotes.seconds, seconds), eq(timedNotes.content, content)))
    .limit(1);
  return same && told(same);
}

export async function insertNote(
  tx: Queryable,
  note: InferInsertModel<typeof timedNotes>,
): Promise<TimedNote | undefined> {
  const [inserted] = await tx.insert(timedNotes).values(note).returning(columns);
  return inserted && told(inserted);
}

export async function updateNote(
  db: Queryable,
  owner: NoteOwner,
  { id, content }: Pick<TimedNote, 'id' | 'content'>,
): Promise<TimedNote | undefined> {
  const [updated] = await db
    .update(timedNotes)
    .set({ content, updatedAt: new Date() })
    .where(and(owned(owner), eq(timedNotes.id, id)))
    .returning(columns);
  return updated && told(updated);
}

export async function deleteNote(db: Queryable, owner: NoteOwner, id: string): Promise<boolean> {
  const deleted = await db
    .delete(timedNotes)
    .where(and(owned(owner), eq(timedNotes.id, id)))
    .returning({ id: timedNotes.id });
  return deleted.length > 0;
}
