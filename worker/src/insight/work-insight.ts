import { countDays } from '@academy/platform/insight/count-days.ts';
import { countCourse, countEverybody } from '@academy/platform/insight/count-everybody.ts';
import { findCountingTime } from '@academy/platform/insight/counting-time.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import type { DurableListener } from '@academy/platform/outbox/event-listener.ts';
import { type InsightParts, insightListener } from './insight-listener.ts';

const HOURLY = '7 * * * *';
const DAY_MS = 24 * 3_600_000;

/** Takes the job that counts, and answers who listens for what to count. */
export async function workInsight(
  parts: InsightParts & { jobs: JobQueue; log: Log },
): Promise<DurableListener> {
  const { database, jobs, config, clock, log } = parts;
  let everybodyCountedAt = 0;
  await jobs.work('insight.count', async ({ payload: { courseId } }) => {
    const now = clock.now();
    const time = await findCountingTime(database.db, config, now);
    if (courseId !== null) {
      await countCourse(database, time, courseId);
      return;
    }
    // Looking at everybody reads all that was ever learned: once a day, and after a start.
    if (now.getTime() - everybodyCountedAt >= DAY_MS) {
      const students = await countEverybody(database, time);
      everybodyCountedAt = now.getTime();
      if (students > 0) log.info({ students }, 'Students were counted who were not yet');
    }
    await countDays(database.db, time);
  });
  await jobs.schedule('insight.count', HOURLY, { courseId: null });
  // An academy of an earlier version has no sums, and a new one its demo: neither is to wait for the hour.
  if (!(await jobs.isOpen('insight.count', { courseId: null }))) {
    await jobs.enqueue(database.db, 'insight.count', { courseId: null });
  }
  return insightListener(parts);
}
