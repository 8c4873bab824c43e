import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { type TurnTimes, turnsAfterRenditions } from '../captions/rendition-turns.ts';
import { requestMissingTexts } from './missing-texts.ts';
import { type ReadingContext, readPages, readResource } from './read-resource.ts';
import { failReading, isBeingRead, readingJobNames } from './resource-rows.ts';

/** Takes the jobs about the text of files: one plain text and one PDF at a time. */
export async function workFiles(context: ReadingContext, jobs: JobQueue, turns: TurnTimes): Promise<void> {
  const { database, log } = context;
  const awaitTurn = turnsAfterRenditions(database, turns);
  for (const name of readingJobNames) {
    await jobs.workDead(name, async ({ resourceId }) => {
      if (!(await isBeingRead(jobs, { resourceId }))) await failReading(database.db, resourceId, 'internal');
    });
  }
  const requested = await requestMissingTexts(database, jobs, new Date());
  if (requested > 0) log.info({ files: requested }, 'Files of lessons wait to be read');
  await jobs.work('resources.read', (job) => readResource(context, job));
  await jobs.work('resources.pages', (job) => readPages(context, awaitTurn, job));
}
