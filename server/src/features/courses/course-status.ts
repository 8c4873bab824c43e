import type { CourseStatus } from '@academy/contract/courses/course-status.ts';
import { eventOfStatus } from '@academy/contract/events/events.ts';
import type { Transaction } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { type lockCourse, updateStatus } from './course-editing.repository.ts';

type LockedCourse = NonNullable<Awaited<ReturnType<typeof lockCourse>>>;

/** Whether it may have that status is decided by who calls. */
export async function setStatus(
  tx: Transaction,
  course: LockedCourse,
  { status, now }: { status: CourseStatus; now: Date },
): Promise<{ publishedAt: Date | null }> {
  // The day a course first came out stays: unpublishing and publishing again does not make it the newest.
  const publishedAt = course.publishedAt ?? (status === 'published' ? now : null);
  await updateStatus(tx, course.id, { status, publishedAt });
  await recordEvent(tx, { name: eventOfStatus[status], courseId: course.id });
  return { publishedAt };
}
