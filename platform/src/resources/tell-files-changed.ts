import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { lessons } from '../database/schema/curriculum.ts';
import { recordEvent } from '../outbox/outbox.ts';

/** What a lesson's assistant may answer from is looked at anew. */
export async function tellFilesChanged(tx: Transaction, lessonId: string): Promise<void> {
  const [lesson] = await tx
    .select({ courseId: lessons.courseId })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (lesson !== undefined)
    await recordEvent(tx, { name: 'files_changed', courseId: lesson.courseId, lessonId });
}
