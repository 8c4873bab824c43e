import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { checkDatabase } from './check-database.ts';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { requireSession } from './session.ts';

export interface OpenedDatabase {
  /** As DATABASE_URL has it, perhaps through a pooler. */
  readonly connectionString: string;
  /** The same database with a session of one's own. */
  readonly directUrl: string;
  /** Stops the embedded server; leaves the one of DATABASE_URL alone. */
  stop(): Promise<void>;
}

/** The database of DATABASE_URL once it answers, or else the embedded one in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'postgresSettings'>,
  log: Log,
): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, postgresSettings: settings } = config;
  if (databaseUrl === null) {
    const embedded = await startEmbeddedPostgres({ dataDir, log, settings });
    return { ...embedded, directUrl: embedded.connectionString };
  }
  await checkDatabase(databaseUrl);
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  if (directUrl !== databaseUrl) await checkDatabase(directUrl, { setting: 'DATABASE_DIRECT_URL' });
  await requireSession(directUrl);
  return { connectionString: databaseUrl, directUrl, stop: async () => undefined };
}
