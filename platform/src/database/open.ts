import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { checkDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';

export interface OpenedDatabase {
  readonly connectionString: string;
  /** Stops the embedded server; leaves the one of DATABASE_URL alone. */
  stop(): Promise<void>;
}

/** The database of DATABASE_URL once it answers, or else the embedded one in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'postgresSettings'>,
  log: Log,
): Promise<OpenedDatabase> {
  if (config.databaseUrl === null) {
    return startEmbeddedPostgres({ dataDir: config.dataDir, log, settings: config.postgresSettings });
  }
  await checkDatabase(config.databaseUrl);
  return { connectionString: config.databaseUrl, stop: async () => undefined };
}
