import type { JobName } from '@academy/contract/jobs/jobs.ts';
import { openBlobStore } from '@academy/platform/blobs/open-blob-store.ts';
import { type Clock, systemClock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase } from '@academy/platform/database/connect.ts';
import { createJobQueue } from '@academy/platform/jobs/create-job-queue.ts';
import type { Log } from '@academy/platform/log.ts';
import { sweep } from './jobs/sweep.ts';

export interface WorkerOptions {
  readonly connectionString: string;
  readonly config: Pick<Config, 'dataDir'>;
  readonly log: Log;
  readonly clock?: Clock;
}

export interface Worker {
  /** Finishes or hands back what it is doing. */
  stop(): Promise<void>;
}

const SWEEP = 'maintenance.sweep' satisfies JobName;
const HOURLY = '17 * * * *';

/** Everything the worker does, put together: which job is done by what. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { connectionString, config, log, clock = systemClock } = options;
  const database = connectDatabase(connectionString, {
    maxConnections: 4,
    // Jobs may take their time, unlike requests.
    statementTimeoutMs: 60_000,
    applicationName: 'academy worker',
    onIdleError: (error) => log.warn({ err: error }, 'A database connection was lost'),
  });
  const blobs = openBlobStore(config);
  const jobs = await createJobQueue(connectionString, log, { works: true });

  await jobs.work(SWEEP, () => sweep({ database, blobs, clock, log }));
  await jobs.schedule(SWEEP, HOURLY, {});

  return {
    async stop() {
      await jobs.stop();
      await database.close();
    },
  };
}
