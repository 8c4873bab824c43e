import { type JobName, parseJobPayload } from '@academy/contract/jobs/jobs.ts';
import type { Job, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { JobHandler } from './job-queue.ts';

/**
 * Notifications wake a worker at once, but only for new jobs: what is tried again is found by looking, and the
 * default of looking every 30 seconds while notifications work would make it wait that long.
 */
const LOOK_AGAIN = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

/** Runs handlers on the jobs that pg-boss hands out, and ends them in good order. */
export class JobRunner {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #stopTimeoutMs: number;
  readonly #stopping = new AbortController();
  readonly #names = new Set<JobName>();
  readonly #running = new Map<Job, Promise<void>>();
  #stopped: Promise<void> | undefined;

  constructor(boss: PgBoss, log: Log, stopTimeoutMs: number) {
    this.#boss = boss;
    this.#log = log;
    this.#stopTimeoutMs = stopTimeoutMs;
  }

  async work<Name extends JobName>(name: Name, handler: JobHandler<Name>): Promise<void> {
    this.#names.add(name);
    let workerId: string | undefined;
    workerId = await this.#boss.work<object>(name, LOOK_AGAIN, async ([job]) => {
      if (job === undefined) return;
      // After this one look for the next at once, instead of pausing between the jobs of a full queue.
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

  stop(): Promise<void> {
    this.#stopped ??= this.#stopOnce();
    return this.#stopped;
  }

  async #run<Name extends JobName>(name: Name, handler: JobHandler<Name>, job: Job): Promise<void> {
    const log = this.#log.child({ job: name, jobId: job.id, attempt: job.retryCount + 1 });
    const startedAt = performance.now();
    try {
      const payload = parseJobPayload(name, job.data);
      const signal = AbortSignal.any([job.signal, this.#stopping.signal]);
      await handler({ id: job.id, payload, attempt: job.retryCount + 1, signal });
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

  /** An attempt that was cut short by us is not one that failed: without this, a few restarts would use them up. */
  async #grantAttempt(job: Job): Promise<void> {
    await this.#boss.getDb().executeSql(
      `UPDATE pgboss.job SET retry_limit = retry_limit + 1
         WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`,
      [job.name, job.id, job.retryCount],
    );
  }

  async #stopOnce(): Promise<void> {
    await Promise.all([...this.#names].map((name) => this.#boss.offWork(name, { wait: false })));
    this.#stopping.abort(new Error('The worker stops.'));
    const timeUp = new Promise<void>((resolve) => setTimeout(resolve, this.#stopTimeoutMs).unref());
    await Promise.race([Promise.all(this.#running.values()), timeUp]);
    for (const job of this.#running.keys()) {
      this.#log.warn({ job: job.name, jobId: job.id }, 'Job handed back, because it did not end in time');
      await this.#grantAttempt(job);
    }
    // Whatever still runs is failed by pg-boss now, and so runs again elsewhere.
    await this.#boss.stop({ graceful: true, timeout: 1_000 });
  }
}
