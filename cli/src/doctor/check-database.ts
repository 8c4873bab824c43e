import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { listApplied, readMigrations } from '@academy/platform/database/migrations.ts';
import { type Finding, good, problem, reasonOf, warning } from './finding.ts';

/** uuidv7 is made by us; what migrations use is in every PostgreSQL from here on. */
const OLDEST_VERSION = 15;
const LONGEST_CLOCK_DIFFERENCE_MS = 2_000;
const WRONG_CLOCK_DIFFERENCE_MS = 60_000;

export function connectForChecks(connectionString: string): Database {
  return connectDatabase(connectionString, { maxConnections: 1, applicationName: 'academy doctor' });
}

export async function checkDatabase({ pool }: Database, isEmbedded: boolean): Promise<Finding> {
  const kind = isEmbedded ? 'embedded' : 'of DATABASE_URL';
  try {
    const { rows } = await pool.query<{ version: string; number: number }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`,
    );
    const [{ version, number } = { version: '', number: 0 }] = rows;
    const name = `PostgreSQL ${version}, ${kind}`;
    if (number < OLDEST_VERSION * 10_000) {
      return problem(
        'database',
        name,
        `The academy needs PostgreSQL ${OLDEST_VERSION} or later: upgrade the server.`,
      );
    }
    return await checkSchema(pool, name);
  } catch (error) {
    return problem('database', `does not answer: ${reasonOf(error)}`, 'Look into the log of PostgreSQL.');
  }
}

async function checkSchema(pool: Database['pool'], name: string): Promise<Finding> {
  const applied = await listApplied(pool);
  const known = readMigrations().map(({ checksum }) => checksum);
  const isBeginning = applied.every((checksum, index) => checksum === known[index]);
  if (!isBeginning) {
    return problem(
      'database',
      `${name}; its schema is of a newer version of the academy, or of another one`,
      'Run the version that last ran on it, or a newer one.',
    );
  }
  const missing = known.length - applied.length;
  if (missing === 0) return good('database', `${name}; the schema is the present one`);
  return warning(
    'database',
    `${name}; the schema is ${missing} ${missing === 1 ? 'step' : 'steps'} behind`,
    'The next start brings it up to date, or run: npm run academy -- migrate',
  );
}

/** Sessions and jobs go by both clocks. */
export async function checkClock({ pool }: Database): Promise<Finding> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const middle = (before + Date.now()) / 2;
  const differenceMs = Math.abs((rows[0]?.now.getTime() ?? middle) - middle);
  if (differenceMs <= LONGEST_CLOCK_DIFFERENCE_MS) {
    return good('clock', 'this machine and the database agree about the time');
  }
  const text = `this machine and the database are ${Math.round(differenceMs / 1000)} seconds apart`;
  const advice = 'Let both keep their time by NTP, such as with systemd-timesyncd or chrony.';
  return differenceMs > WRONG_CLOCK_DIFFERENCE_MS
    ? problem('clock', text, advice)
    : warning('clock', text, advice);
}
