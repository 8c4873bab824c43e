import { type JobName, jobNames, parseJobPayload } from '@academy/contract/jobs/jobs.ts';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import type { Log } from '../log.ts';
import { nextTurn, queuedPriority } from './fair-turns.ts';
import type { JobQueue } from './job-queue.ts';
import { deadLetterQueueOf, JobRunner } from './job-runner.ts';

export interface JobQueueOptions {
  /** Whether this process does jobs; otherwise it only enqueues them, and keeps no timers for it. */
  readonly works?: boolean;
  /** How long running jobs are waited for when the queue stops. */
  readonly stopTimeoutMs?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const usual = {
  // A worker that dies is noticed within this time, however long the job may take.
  heartbeatSeconds: 60,
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 10 * MINUTE,
} satisfies QueueOptions;

/**
 * How each job is treated. expireInSeconds must lie above the worst case: a job that runs longer is given to
 * another worker while the first still runs it.
 */
const jobQueues: Readonly<Record<JobName, QueueOptions>> = {
  'video.import': { ...usual, expireInSeconds: 6 * HOUR },
  'video.begin': { ...usual, expireInSeconds: 6 * HOUR },
  // A long film on a small machine: ffmpeg's own time limit lies below.
  'video.finish': { ...usual, expireInSeconds: 24 * HOUR - MINUTE },
  // An hour of sound takes minutes on a good core and hours on a busy one; each piece is kept, so it goes on where it was.
  'captions.make': { ...usual, expireInSeconds: 24 * HOUR - MINUTE },
  'resources.read': { ...usual, expireInSeconds: 30 * MINUTE },
  'resources.pages': { ...usual, expireInSeconds: 30 * MINUTE },
  'account.export': { ...usual, retryLimit: 2, expireInSeconds: 30 * MINUTE },
  // A server that takes no mail now, or makes strangers wait, is asked again for the better part of a day.
  'mail.send': {
    ...usual,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 16,
    retryDelay: 20,
    retryDelayMax: 2 * HOUR,
  },
  'notices.weekly': { ...usual, expireInSeconds: 30 * MINUTE },
  'courses.import': { ...usual, retryLimit: 2, expireInSeconds: 60 * MINUTE },
  // What was measured and asked for is kept, so a check that is begun again is soon where it was.
  'preflight.check': { ...usual, retryLimit: 2, expireInSeconds: 6 * HOUR },
  'webhooks.deliver': { ...usual, expireInSeconds: 5 * MINUTE },
  // A first count of an academy that is years old.
  'insight.count': { ...usual, expireInSeconds: 6 * HOUR },
  'maintenance.discard': { ...usual, expireInSeconds: 30 * MINUTE },
  'maintenance.sweep': { ...usual, expireInSeconds: 30 * MINUTE },
};

/** Without these, a connection that was cut silently would block for a quarter of an hour. */
const connectionTimeouts = { query_timeout: 30_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The queue in the academy's own database: what is enqueued commits with the rows it is about. */
export async function createJobQueue(
  connectionString: string,
  log: Log,
  { works = false, stopTimeoutMs = 10_000 }: JobQueueOptions = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...connectionTimeouts,
    connectionString,
    application_name: 'academy jobs',
    max: works ? 4 : 2,
    schedule: works,
    supervise: works,
    // Twice as often as a heartbeat may be late, so that the job of a dead worker runs again within two minutes.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    useListenNotify: works,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'));
  await boss.start();
  await createQueues(boss);
  const runner = new JobRunner(boss, log, stopTimeoutMs);

  return {
    async enqueue(tx, name, payload, options = {}) {
      const { onBehalfOf: group, priority = 0 } = options;
      const turn = group ? await nextTurn(tx, { queue: name, group, priority }) : queuedPriority(priority);
      const id = await boss.send(name, parseJobPayload(name, payload), {
        db: fromDrizzle(tx, sql),
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
        ...(options.retryLimit === undefined ? {} : { retryLimit: options.retryLimit }),
        priority: turn,
        ...(group ? { group: { id: group } } : {}),
      });
      if (id === null) throw new Error(`The job ${name} was not taken by its queue.`);
      return id;
    },
    work: (name, handler) => runner.work(name, handler),
    workDead: (name, handler) => runner.workDead(name, handler),
    async isOpen(name, payload) {
      const jobs = await boss.findJobs(name, { data: payload });
      return jobs.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
    },
    async schedule(name, cron, payload) {
      // "once": an academy that was off at that time catches up when it starts.
      await boss.schedule(name, cron, parseJobPayload(name, payload), { tz: 'UTC', missed: 'once' });
    },
    async listDead(name) {
      const jobs = await boss.findJobs(deadLetterQueueOf(name));
      return jobs.map((job) => ({ payload: job.data, failedAt: job.createdOn }));
    },
    tend: () => boss.supervise(),
    stop: () => runner.stop(),
  };
}

/** Creating a queue that exists changes nothing, so its present settings are written as well. */
async function createQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const deadLetter = deadLetterQueueOf(name);
    const settings = { ...jobQueues[name], deadLetter, notify: true };
    await boss.createQueue(deadLetter);
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
  }
}
