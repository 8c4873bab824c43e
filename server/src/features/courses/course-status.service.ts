import { type CourseStatus, canChangeStatus } from '@academy/contract/courses/course-status.ts';
import { eventOfStatus } from '@academy/contract/events/events.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { lockCourse, updateStatus } from './course-editing.repository.ts';

export type ChangeStatus = ReturnType<typeof createChangeStatus>;

/** Publishes, unpublishes, archives or restores. Of two who do so at once, the second is told that it was late. */
export function createChangeStatus({ db }: Database, clock: Clock) {
  return (courseId: string, status: CourseStatus) =>
    db.transaction(async (tx) => {
      const course = await lockCourse(tx, courseId);
      if (course === undefined) throw notFound('Course');
      if (!canChangeStatus(course.status, status)) throw refusal(course.status, status);
      // The day a course first came out stays: unpublishing and publishing again does not make it the newest.
      const publishedAt = course.publishedAt ?? (status === 'published' ? clock.now() : null);
      await updateStatus(tx, courseId, { status, publishedAt });
      await recordEvent(tx, { name: eventOfStatus[status], courseId });
      return { _id: course.id, id: course.id, status, publishedAt: publishedAt?.toISOString() ?? null };
    });
}

function refusal(from: CourseStatus, to: CourseStatus): HttpError {
  return new HttpError(
    'conflict',
    from === to ? `This course is already ${to}.` : `This course is ${from}, so it cannot become ${to}.`,
  );
}
