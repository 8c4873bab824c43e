import { resourceLimits } from '@academy/contract/resources/resource-limits.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { countResources, lockLessonResources } from '@academy/platform/resources/lesson-resources.ts';
import { Refusal } from '../refusal.ts';

/** Refuses one more file or link than a lesson may have. The lesson is locked, so that of two at once the second is counted, too. */
export async function takeResourceRoom(tx: Transaction, lessonId: string): Promise<void> {
  if (!(await lockLessonResources(tx, lessonId))) throw new Refusal('lesson_not_found');
  const limit = resourceLimits.perLesson;
  if ((await countResources(tx, lessonId)) >= limit) throw new Refusal('too_many_resources', { limit });
}
