import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { connectForChecks } from './check-database.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

const ELSEWHERE =
  'Check DATABASE_READ_URL: it has to be a standby that follows the database of DATABASE_URL.';

/** Whether the replica is one, and how far behind. Nothing to say where none is set. */
export async function checkReplica(
  { pool }: Database,
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
): Promise<Finding[]> {
  if (databaseReadUrl === null) return [];
  const replica = connectForChecks(databaseReadUrl);
  try {
    const written = await pool.query<{ position: string }>('SELECT pg_current_wal_lsn()::text AS position');
    const { rows } = await replica.pool.query<{ isStandby: boolean; behind: number; users: boolean }>(
      `SELECT pg_is_in_recovery() AS "isStandby", to_regclass('public.users') IS NOT NULL AS users,
        greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::float8 AS behind`,
      [written.rows[0]?.position],
    );
    const found = rows[0];
    if (!found?.isStandby) return [problem('replica', 'DATABASE_READ_URL is no standby', ELSEWHERE)];
    if (!found.users) return [problem('replica', 'it has no academy', ELSEWHERE)];
    const megabytes = found.behind / 1024 ** 2;
    if (megabytes < 1) return [good('replica', 'follows the database; visitors read from it')];
    return [
      warning(
        'replica',
        `${megabytes.toFixed(0)} MB of changes behind`,
        'Visitors read from the database itself until it has caught up.',
      ),
    ];
  } catch (error) {
    const advice =
      'Visitors read from the database itself meanwhile. Check DATABASE_READ_URL and that the server runs.';
    return [warning('replica', `cannot be asked: ${reasonOf(error)}`, advice)];
  } finally {
    await replica.close();
  }
}
