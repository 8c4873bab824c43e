import type { Database } from '../database/connect.ts';

export interface JobCount {
  readonly queue: string;
  /** As pg-boss calls it: created, retry, active, completed, cancelled, failed. */
  readonly state: string;
  readonly count: number;
  /** How long the oldest of them has been in this state. */
  readonly oldestSeconds: number;
}

const byQueueAndState = `
  SELECT name AS queue, state::text AS state, count(*)::int AS count,
    greatest(0, extract(epoch FROM now() - min(CASE state::text
      WHEN 'active' THEN started_on
      WHEN 'completed' THEN completed_on
      WHEN 'failed' THEN completed_on
      ELSE greatest(created_on, start_after)
    END)))::float8 AS "oldestSeconds"
  FROM pgboss.job GROUP BY 1, 2 ORDER BY 1, 2`;

/** The jobs that the queue still remembers; none before the first process has opened the queue. */
export async function countJobs(pool: Database['pool']): Promise<JobCount[]> {
  if (!(await hasQueue(pool))) return [];
  return (await pool.query<JobCount>(byQueueAndState)).rows;
}

/**
 * How long ago a worker last tended the queue, which each does when it is ready and every half minute; null when none ever did. An API
 * process only enqueues jobs and leaves no trace here.
 */
export async function secondsSinceWorker(pool: Database['pool']): Promise<number | null> {
  if (!(await hasQueue(pool))) return null;
  const { rows } = await pool.query<{ seconds: number | null }>(`
    SELECT extract(epoch FROM now() - max(greatest(monitor_on, maintain_on)))::float8 AS seconds
    FROM pgboss.queue`);
  return rows[0]?.seconds ?? null;
}

async function hasQueue(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT to_regclass('pgboss.job') IS NOT NULL AS found`,
  );
  return rows[0]?.found === true;
}
