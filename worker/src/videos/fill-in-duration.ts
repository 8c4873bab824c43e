import { lessonDurationText } from '@academy/contract/curriculum/lesson-duration.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { and, eq, isNotNull } from 'drizzle-orm';

/**
 * Says how long a lesson is when its creator did not. What an earlier version of the video filled in is recognised by
 * its length and replaced; whatever else is there was written by a person.
 */
export async function fillInDuration(
  tx: Transaction,
  lessonId: string,
  durationSeconds: number,
): Promise<void> {
  const [lesson] = await tx
    .select({ duration: lessons.duration })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (lesson === undefined) return;
  const written = lesson.duration?.trim() ?? '';
  if (written !== '' && !(await isOurs(tx, lessonId, written))) return;
  await tx
    .update(lessons)
    .set({ duration: lessonDurationText(durationSeconds) })
    .where(eq(lessons.id, lessonId));
}

async function isOurs(tx: Transaction, lessonId: string, written: string): Promise<boolean> {
  const versions = await tx
    .select({ seconds: videoAssets.durationSeconds })
    .from(videoAssets)
    .where(and(eq(videoAssets.lessonId, lessonId), isNotNull(videoAssets.durationSeconds)));
  return versions.some(({ seconds }) => seconds !== null && lessonDurationText(seconds) === written);
}
