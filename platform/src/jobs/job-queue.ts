import type { JobName, JobPayload } from '@academy/contract/jobs/jobs.ts';
import type { Queryable } from '../database/connect.ts';

/** Work to be done outside of requests: at least once, by any worker, also after a crash. */
export interface JobQueue {
  /**
   * Puts a job into the queue within the caller's transaction: it is there if and only if that commits.
   * Answers the id of the job.
   */
  enqueue<Name extends JobName>(
    tx: Queryable,
    name: Name,
    payload: JobPayload<Name>,
    options?: EnqueueOptions,
  ): Promise<string>;
  /** Runs jobs of this name, one at a time, until the queue is stopped. */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>): Promise<void>;
  /** Enqueues the job at the times of a cron expression (UTC), once for all workers together. */
  schedule<Name extends JobName>(name: Name, cron: string, payload: JobPayload<Name>): Promise<void>;
  /** Runs on every job of this name that failed for good, also when its worker died each time. */
  workDead<Name extends JobName>(name: Name, handler: DeadJobHandler<Name>): Promise<void>;
  /** Whether a job of this name and payload waits or runs. */
  isOpen<Name extends JobName>(name: Name, payload: JobPayload<Name>): Promise<boolean>;
  /** The jobs that failed for good, those that were dealt with included. */
  listDead<Name extends JobName>(name: Name): Promise<DeadJob[]>;
  /**
   * Tends the queue now, which one that works does every half minute: a worker is known by it, and calls it when it is ready.
   */
  tend(): Promise<void>;
  /** Asks running jobs to end, waits for them, and hands back those that do not finish. */
  stop(): Promise<void>;
}

export interface EnqueueOptions {
  readonly startAfterSeconds?: number;
  readonly retryLimit?: number;
  /** The greater goes first; 0 by default. */
  readonly priority?: number;
  /** Whose job it is: of equally urgent ones, those of different users are taken in turns. */
  readonly onBehalfOf?: string | null;
}

export type JobHandler<Name extends JobName> = (job: RunningJob<Name>) => Promise<void>;

export type DeadJobHandler<Name extends JobName> = (payload: JobPayload<Name>) => Promise<void>;

export interface RunningJob<Name extends JobName> {
  readonly id: string;
  readonly payload: JobPayload<Name>;
  /** 1 for the first. */
  readonly attempt: number;
  /** When this attempt fails as well, the job is dead. */
  readonly isLastAttempt: boolean;
  /** For the jobs that follow from it. */
  readonly priority: number;
  /**
   * Aborted when the worker stops, the job has run too long or was given to another worker. A handler may
   * throw then: its job runs again, and being stopped does not count as a failed attempt.
   */
  readonly signal: AbortSignal;
  /**
   * Throws a JobLostError when the job was given to another worker, which a process that was suspended for a while
   * cannot know. Within a transaction the job then stays ours until that ends.
   */
  confirm(tx: Queryable): Promise<void>;
}

/** The worker that has the job now finishes it. */
export class JobLostError extends Error {
  constructor() {
    super('The job was given to another worker meanwhile.');
    this.name = 'JobLostError';
  }
}

export interface DeadJob {
  readonly payload: unknown;
  readonly failedAt: Date;
}
