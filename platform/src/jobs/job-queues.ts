import type { JobName } from '@academy/contract/jobs/jobs.ts';
import type { QueueOptions } from 'pg-boss';

/** Where a job ends up, with its payload, once every attempt has failed. */
export function deadLetterQueueOf(name: JobName): string {
  return `${name}.dead`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const usual = {
  // A worker that dies is noticed by its silence within this time, however long the job may take.
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
export const jobQueues: Readonly<Record<JobName, QueueOptions>> = {
  'video.import': { ...usual, expireInSeconds: 6 * HOUR },
  'video.begin': { ...usual, expireInSeconds: 6 * HOUR },
  // A long film on a small machine: ffmpeg's own time limit lies below.
  'video.finish': { ...usual, expireInSeconds: 24 * HOUR - MINUTE },
  'maintenance.discard': { ...usual, expireInSeconds: 30 * MINUTE },
  'maintenance.sweep': { ...usual, expireInSeconds: 30 * MINUTE },
};
