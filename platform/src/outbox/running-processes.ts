/**
 * Which processes of the academy run, APIs and workers, as the database sees them: each hears events over a connection that it
 * keeps for as long as it runs. One that lost its connection seems to have begun when it got the next one.
 */
import type { Database } from '../database/connect.ts';

/** What that connection is called in pg_stat_activity. */
export const eventsConnection = 'academy events';

interface RunningProcess {
  readonly since: Date;
  readonly seconds: number;
}

/** The one that has been there longest; null when none runs. */
export async function longestRunning(pool: Database['pool']): Promise<RunningProcess | null> {
  const { rows } = await pool.query<RunningProcess>(
    `SELECT backend_start AS since, extract(epoch FROM clock_timestamp() - backend_start)::float8 AS seconds
     FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1
     ORDER BY backend_start LIMIT 1`,
    [eventsConnection],
  );
  return rows[0] ?? null;
}
