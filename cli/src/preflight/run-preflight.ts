import { setTimeout as delay } from 'node:timers/promises';
import type { Preflight } from '@academy/contract/preflight/preflight-calls.ts';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { JobQueue } from '@academy/platform/jobs/job-queue.ts';
import { findWorkerPresence } from '@academy/platform/jobs/worker-presence.ts';
import { silentLog } from '@academy/platform/log.ts';
import { findCheck, requestPreflight } from '@academy/platform/preflight/preflight-rows.ts';
import { createProgressLine } from '../backup/progress-line.ts';
import { Problem } from '../command.ts';
import { requireCourse } from '../course-folders/find-course.ts';
import { migrate } from '../database/open-database.ts';
import { withDatabase } from '../database/with-database.ts';
import { preflightReport } from './preflight-report.ts';

const LOOK_AGAIN_MS = 300;
/** A worker that was started on its own may be about to be ready. */
const PATIENCE_MS = 8_000;

/** Has a worker check the course, waits for it, and says what it found. Answers the exit code: 1 when something is to be mended. */
export function runPreflight(config: Config, word: string): Promise<number> {
  return withDatabase(config, async (connectionString) => {
    await migrate(connectionString);
    const database = connectDatabase(connectionString, { maxConnections: 2, applicationName: 'academy-cli' });
    try {
      const courseId = await requireCourse(database, word);
      const jobs = await createJobQueue(connectionString, silentLog);
      const { result } = await check(config, { database, jobs }, courseId).finally(() => jobs.stop());
      console.log(preflightReport(result));
      return result?.total === 0 ? 0 : 1;
    } finally {
      await database.close();
    }
  });
}

async function check(
  { workers }: Pick<Config, 'workers'>,
  { database, jobs }: { readonly database: Database; readonly jobs: JobQueue },
  courseId: string,
): Promise<Pick<Preflight, 'result'>> {
  await requestPreflight(database, jobs, { courseId, onBehalfOf: null });
  const progress = createProgressLine();
  const startedAt = performance.now();
  try {
    for (;;) {
      const told = await findCheck(database.db, courseId);
      if (told.state === 'done') return told;
      if (told.state === 'failed')
        throw new Problem('The course could not be checked; the log of the worker says why.');
      const isNew = performance.now() - startedAt < PATIENCE_MS;
      if (!(isNew || (await hasWorker(database, workers > 0)))) throw new Problem(noWorker);
      progress.show('Checking the course', `${told.done} of ${told.total} films and links`);
      await delay(LOOK_AGAIN_MS);
    }
  } finally {
    progress.end();
  }
}

const noWorker =
  'No worker is running, and a worker makes the check. Start the academy, or a worker with npm run academy -- worker: it makes the check then.';

/** One that starts with the academy is waited for. */
async function hasWorker({ pool }: Database, startsWorkers: boolean): Promise<boolean> {
  return (await findWorkerPresence(pool, { startsWorkers })).state !== 'gone';
}
