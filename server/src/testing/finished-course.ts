import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { eq } from 'drizzle-orm';
import { signInLearner } from './learner.ts';
import type { TestAcademy } from './test-academy.ts';

interface Student {
  readonly userId: string;
  readonly courseId: string;
}

/** A student who has opened every lesson there is. */
export async function finishCourse({ database }: TestAcademy, { userId, courseId }: Student): Promise<void> {
  const { db } = database;
  await db.insert(enrollments).values({ userId, courseId }).onConflictDoNothing();
  const all = await db.select({ lessonId: lessons.id }).from(lessons).where(eq(lessons.courseId, courseId));
  const completedAt = new Date();
  await db
    .insert(lessonProgress)
    .values(all.map(({ lessonId }) => ({ userId, lessonId, courseId, completedAt })))
    .onConflictDoNothing();
}

/** Gives the id of the certificate. */
export async function issueCertificate(
  academy: TestAcademy,
  { userId, courseId }: Student,
  name = 'Anika Rahman',
): Promise<string> {
  const call = await signInLearner(academy, userId);
  const { status, body } = await call('POST', `/api/courses/${courseId}/certificate`, { name });
  if (status !== 201) throw new Error(`No certificate was issued: ${status} ${JSON.stringify(body)}`);
  return body.id;
}
