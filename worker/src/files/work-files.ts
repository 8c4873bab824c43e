import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { type TurnTimes, turnsAfterRenditions } from '../captions/rendition-turns.ts';
import { requestMissingTexts } from './missing-texts.ts';
import { type ReadingContext, readResource } from './read-resource.ts';
import { failReading } from './resource-rows.ts';

/** Takes the jobs about the text of files, one at a time. */
export async function workFiles(
  context: Omit<ReadingContext, 'awaitTurn'>,
  jobs: JobQueue,
  turns: TurnTimes,
): Promise<void> {
  const { database, log } = context;
  const awaitTurn = turnsAfterRenditions(database, turns);
  await jobs.workDead('resources.read', async ({ resourceId }) => {
    if (!(await jobs.isOpen('resources.read', { resourceId })))
      await failReading(database.db, resourceId, 'internal');
  });
  const requested = await requestMissingTexts(database, jobs, new Date());
  if (requested > 0) log.info({ files: requested }, 'Files of lessons wait to be read');
  await jobs.work('resources.read', (job) => readResource({ ...context, awaitTurn }, job));
}
