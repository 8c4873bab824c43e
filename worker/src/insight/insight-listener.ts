import type { EventName } from '@academy/contract/events/events.ts';
import type { Clock } from '@academy/platform/clock.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { correctProgress, dropDeletedLessons, noteChange } from '@academy/platform/insight/count-changes.ts';
import { countStudents } from '@academy/platform/insight/count-students.ts';
import { findCountingTime } from '@academy/platform/insight/counting-time.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { DurableListener } from '@academy/platform/outbox/event-listener.ts';
import type { SchoolConfig } from '@academy/platform/school-settings/school-settings.ts';

export interface InsightParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly config: SchoolConfig;
  readonly clock: Clock;
}

const hears = [
  'enrolled',
  'enrollment_ended',
  'lesson_completed',
  'lesson_finished',
  'curriculum_edited',
  'video_ready',
  'video_removed',
] as const satisfies readonly EventName[];

/**
 * Keeps the sums that creators look at. It counts in transactions of its own: in that of the listener, which has the next events before it
 * ends, students would wait for it. What was counted is marked, so being told again does nothing.
 */
export function insightListener({ database: { db }, jobs, config, clock }: InsightParts): DurableListener {
  return {
    name: 'insight',
    hears,
    async handle(_, { event, happenedAt: at }) {
      if (event === null) return;
      const time = await findCountingTime(db, config, clock.now());
      switch (event.name) {
        case 'enrolled':
        // While somebody leaves, counting finds them in neither table.
        case 'enrollment_ended':
        case 'lesson_completed':
        case 'lesson_finished':
          await countStudents(db, time, { userIds: [event.userId], courseId: event.courseId });
          return;
        case 'curriculum_edited':
        case 'video_ready':
        case 'video_removed':
          await noteChange(db, event.courseId, { zone: time.zone, at });
      }
      if (event.name !== 'curriculum_edited') return;
      const { courseId } = event;
      await db.transaction(async (own) => {
        if (await dropDeletedLessons(own, courseId)) await jobs.enqueue(own, 'insight.count', { courseId });
        await correctProgress(own, courseId, time);
      });
    },
  };
}
