import { type JobName, parseJobPayload } from '@academy/contract/jobs/jobs.ts';
import { sql } from 'drizzle-orm';
import type { Job, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Queryable } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { requestedPriority } from './fair-turns.ts';
import { type DeadJobHandler, type JobHandler, JobLostError } from './job-queue.ts';

/**
 * Notifications wake a worker at once, but only for new jobs: retries are found by polling, and the default of 30 seconds
 * would make them wait that long.
 */
const LOOK_AGAIN = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  includeMetadata: true,
} as const;

/** Dead jobs are rare, and every poll is a query. */
const LOOK_FOR_DEAD = { pollingIntervalSeconds: 5 };

/** Where a job ends up, with its payload, once every attempt has failed. */
export function deadLetterQueueOf(name: JobName): string {
  return `${name}.dead`;
}

/** Runs handlers on the jobs that pg-boss hands out, and stops them gracefully. */
export class JobRunner {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #stopTimeoutMs: number;
  readonly #stopping = new AbortController();
  readonly #queues = new Set<string>();
  readonly #running = new Map<Job, Promise<void>>();
  #stopped: Promise<void> | undefined;

  constructor(boss: PgBoss, log: Log, stopTimeoutMs: number) {
    this.#boss = boss;
    this.#log = log;
    this.#stopTimeoutMs = stopTimeoutMs;
  }

  async work<Name extends JobName>(name: Name, handler: JobHandler<Name>): Promise<void> {
    this.#queues.add(name);
    let workerId: string | undefined;
    workerId = await this.#boss.work<object, void, typeof LOOK_AGAIN>(name, LOOK_AGAIN, async ([job]) => {
      if (job === undefined) return;
      // Fetches the next job at once, instead of pausing between the jobs of a full queue.
      if (workerId !== undefined) this.#boss.notifyWorker(workerId);
      const run = this.#run(name, handler, job);
      this.#running.set(
        job,
        run.catch(() => undefined),
      );
      try {
        await run;
      } finally {
        this.#running.delete(job);
      }
    });
  }

  async workDead<Name extends JobName>(name: Name, handler: DeadJobHandler<Name>): Promise<void> {
    const queue = deadLetterQueueOf(name);
    this.#queues.add(queue);
    await this.#boss.work<object>(queue, LOOK_FOR_DEAD, async ([job]) => {
      if (job === undefined) return;
      this.#log.error({ job: name, payload: job.data }, 'Job given up after its last attempt');
      await handler(parseJobPayload(name, job.data));
    });
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stopOnce();
    return this.#stopped;
  }

  async #run<Name extends JobName>(
    name: Name,
    handler: JobHandler<Name>,
    job: JobWithMetadata,
  ): Promise<void> {
    const log = this.#log.child({ job: name, jobId: job.id, attempt: job.retryCount + 1 });
    const startedAt = performance.now();
    try {
      const payload = parseJobPayload(name, job.data);
      const signal = AbortSignal.any([job.signal, this.#stopping.signal]);
      await handler({
        id: job.id,
        payload,
        attempt: job.retryCount + 1,
        isLastAttempt: job.retryCount >= job.retryLimit,
        priority: requestedPriority(job.priority),
        signal,
        confirm: (tx) => confirm(tx, job),
      });
      log.info({ durationMs: Math.round(performance.now() - startedAt) }, 'Job done');
    } catch (error) {
      if (this.#stopping.signal.aborted) {
        log.info('Job handed back, because the worker stops');
        await this.#grantAttempt(job);
      } else {
        log.error({ err: error }, 'Job failed');
      }
      throw error;
    }
  }

  /** Without this, a few restarts would use up the attempts of a job that never failed. */
  async #grantAttempt(job: Job): Promise<void> {
    await this.#boss.getDb().executeSql(
      `UPDATE pgboss.job SET retry_limit = retry_limit + 1
         WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`,
      [job.name, job.id, job.retryCount],
    );
  }

  async #stopOnce(): Promise<void> {
    await Promise.all([...this.#queues].map((queue) => this.#boss.offWork(queue, { wait: false })));
    this.#stopping.abort(new Error('The worker stops.'));
    const timeUp = new Promise<void>((resolve) => setTimeout(resolve, this.#stopTimeoutMs).unref());
    await Promise.race([Promise.all(this.#running.values()), timeUp]);
    for (const job of this.#running.keys()) {
      this.#log.warn({ job: job.name, jobId: job.id }, 'Job handed back, because it did not end in time');
      await this.#grantAttempt(job);
    }
    // pg-boss fails what still runs, so that it runs again elsewhere.
    await this.#boss.stop({ graceful: true, timeout: 1_000 });
  }
}

/** Locks the job for the rest of the transaction, so that it is not given away before its result is committed. */
async function confirm(tx: Queryable, job: Job): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from pgboss.job where name = ${job.name} and id = ${job.id} and state = 'active'
          and retry_count = ${job.retryCount} for share`,
  );
  if (rows.length === 0) throw new JobLostError();
}
