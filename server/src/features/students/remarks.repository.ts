/** What authors write down about students. Every function is told whose remarks it is about: nobody reads another's. */
import type { Remark } from '@academy/contract/students/student-calls.ts';
import type { Queryable, Transaction } from '@academy/platform/database/connect.ts';
import { studentRemarks } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { and, eq } from 'drizzle-orm';

const theRemark = (authorId: string, studentId: string) =>
  and(eq(studentRemarks.authorId, authorId), eq(studentRemarks.studentId, studentId));

const none: Remark = { content: '', updatedAt: null };

/** One that was never written is empty. */
export async function findRemark(db: Queryable, authorId: string, studentId: string): Promise<Remark> {
  const [remark] = await db
    .select({ content: studentRemarks.content, updatedAt: studentRemarks.updatedAt })
    .from(studentRemarks)
    .where(theRemark(authorId, studentId));
  return remark === undefined ? none : { ...remark, updatedAt: remark.updatedAt.toISOString() };
}

/** Whether there was one. */
export async function updateRemark(
  db: Queryable,
  authorId: string,
  studentId: string,
  content: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(studentRemarks)
    .set({ content, updatedAt: new Date() })
    .where(theRemark(authorId, studentId));
  return rowCount !== 0;
}

export async function insertRemark(
  db: Queryable,
  authorId: string,
  studentId: string,
  content: string,
): Promise<void> {
  const updatedAt = new Date();
  await db
    .insert(studentRemarks)
    .values({ authorId, studentId, content, updatedAt })
    .onConflictDoUpdate({
      target: [studentRemarks.authorId, studentRemarks.studentId],
      set: { content, updatedAt },
    });
}

export async function deleteRemark(db: Queryable, authorId: string, studentId: string): Promise<Remark> {
  await db.delete(studentRemarks).where(theRemark(authorId, studentId));
  return none;
}

export async function lockAuthor(tx: Transaction, authorId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, authorId)).for('no key update');
}

export const countRemarks = (db: Queryable, authorId: string): Promise<number> =>
  db.$count(studentRemarks, eq(studentRemarks.authorId, authorId));
