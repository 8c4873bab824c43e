/**
 * Which processes of the academy run, APIs and workers, as the database sees them: each hears events over a connection that it
 * keeps for as long as it runs, and whose name says when it began.
 */
import type { Database } from '../database/connect.ts';

/** What that connection is called in pg_stat_activity, which is never long: PostgreSQL cuts it off after 63 bytes. */
export const eventsConnection = `academy events ${Math.floor(performance.timeOrigin)}`;

interface RunningProcesses {
  /** When the first of them began. One whose name does not say it seems to have begun when it was connected last. */
  readonly since: Date;
  /** For how long one of them has been connected: one that begins may be busy for long before it is. */
  readonly seconds: number;
}

/** Since when they have been there; null when none runs. Those of the release before have a name without a time. */
export async function longestRunning(pool: Database['pool']): Promise<RunningProcesses | null> {
  const { rows } = await pool.query<RunningProcesses>(
    `SELECT
       min(least(backend_start, to_timestamp(substring(application_name FROM '[0-9]+$')::float8 / 1000))) AS since,
       max(extract(epoch FROM clock_timestamp() - backend_start))::float8 AS seconds
     FROM pg_stat_activity
     WHERE datname = current_database() AND application_name ~ '^academy events( [0-9]{1,13})?$'
     HAVING count(*) > 0`,
  );
  return rows[0] ?? null;
}
