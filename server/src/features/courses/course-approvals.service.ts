import type { Decision } from '@academy/contract/school-settings/approval-calls.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { isId } from '@academy/platform/ids.ts';
import { recordEvent } from '@academy/platform/outbox/outbox.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { Refusal } from '../../refusal.ts';
import * as approvals from './course-approvals.repository.ts';
import { lockCourse } from './course-editing.repository.ts';
import { setStatus } from './course-status.ts';

export type CourseApprovalsService = ReturnType<typeof createCourseApprovalsService>;

/** Admins look at courses before they are published. Of two who decide at once, the second is told that it was late. */
export function createCourseApprovalsService({ db }: Database, clock: Clock) {
  return {
    list: async () => ({ courses: await approvals.listWaiting(db), count: await approvals.countWaiting(db) }),

    decide: (viewer: Viewer, courseId: string, answer: Decision) =>
      db.transaction(async (tx) => {
        const course = isId(courseId) ? await lockCourse(tx, courseId) : undefined;
        if (course === undefined) throw new Refusal('course_not_found');
        const actorId = viewer.id;
        if (answer.decision === 'refuse') {
          if (!(await approvals.refuseCourse(tx, courseId, answer.reason))) throw new Refusal('not_waiting');
          await recordEvent(tx, { name: 'course_refused', courseId });
          await recordAudit(tx, { action: 'course_refused', actorId, courseId });
          return;
        }
        if (!(await approvals.dequeueCourse(tx, courseId))) throw new Refusal('not_waiting');
        await setStatus(tx, course, { status: 'published', now: clock.now() });
        await recordAudit(tx, { action: 'course_approved', actorId, courseId });
      }),
  };
}
