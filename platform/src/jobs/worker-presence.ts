import type { Database } from '../database/connect.ts';
import { longestRunning } from '../outbox/running-processes.ts';
import { secondsSinceWorker } from './job-metrics.ts';

/** Each worker tends the queue as soon as it is ready, and then every half minute. */
const SILENT_SECONDS = 120;
/** On a slow machine a worker is ready half a minute after the API. One that is not by then does not start. */
const STARTING_SECONDS = 60;

export type WorkerPresence =
  | { readonly state: 'at_work' }
  /** None yet, of an academy that has been running for so long. */
  | { readonly state: 'starting'; readonly seconds: number }
  /** Null when none ever was there. */
  | { readonly state: 'gone'; readonly seconds: number | null };

interface Expectation {
  /** Whether the academy starts workers itself. */
  readonly startsWorkers: boolean;
  /** Whether the database began with the academy, so that its age tells before the API is there. */
  readonly startsDatabase?: boolean;
}

export async function findWorkerPresence(
  pool: Database['pool'],
  { startsWorkers, startsDatabase = false }: Expectation,
): Promise<WorkerPresence> {
  const seconds = await secondsSinceWorker(pool);
  if (!startsWorkers) return presenceOf(seconds, null);
  const first = await longestRunning(pool);
  return presenceOf(seconds, first?.seconds ?? (startsDatabase ? await secondsOfDatabase(pool) : null));
}

/** By when a worker was last there, and how long an academy runs that starts one. */
export function presenceOf(seconds: number | null, academySeconds: number | null): WorkerPresence {
  if (seconds !== null && seconds < SILENT_SECONDS) return { state: 'at_work' };
  return academySeconds !== null && academySeconds < STARTING_SECONDS
    ? { state: 'starting', seconds: academySeconds }
    : { state: 'gone', seconds };
}

async function secondsOfDatabase(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    'SELECT extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())::float8 AS seconds',
  );
  return rows[0]?.seconds ?? Number.POSITIVE_INFINITY;
}
