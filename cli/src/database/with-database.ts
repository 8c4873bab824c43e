import { constants } from 'node:os';
import type { Config } from '@academy/platform/config.ts';
import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { connectionStringOfRunning } from '@academy/platform/database/embedded-postgres/embedded-postgres.ts';
import { silentLog } from '@academy/platform/log.ts';
import { migrate, openAcademyDatabase } from './open-database.ts';

/**
 * Runs a short command on the database of the settings, past a pooler: on the one of the academy that is running, or else on one
 * that is opened for the command and stopped after it.
 */
export async function withDatabase<T>(
  config: Config,
  use: (connectionString: string) => Promise<T>,
): Promise<T> {
  const running = config.databaseUrl === null ? await connectionStringOfRunning(config.dataDir) : null;
  if (running !== null) return use(running);

  const database = await openAcademyDatabase(config, silentLog);
  // PostgreSQL has a process group of its own, so a Ctrl-C that ends this process would leave it running.
  const stopAndExit = (signal: NodeJS.Signals) => {
    void database.stop().finally(() => process.exit(128 + constants.signals[signal]));
  };
  process.on('SIGINT', stopAndExit).on('SIGTERM', stopAndExit);
  try {
    return await use(database.directUrl);
  } finally {
    process.off('SIGINT', stopAndExit).off('SIGTERM', stopAndExit);
    await database.stop();
  }
}

/** The same as withDatabase, connected and at the present schema. */
export function withConnection<T>(config: Config, use: (database: Database) => Promise<T>): Promise<T> {
  return withDatabase(config, async (connectionString) => {
    await migrate(connectionString);
    const database = connectDatabase(connectionString, { maxConnections: 2, applicationName: 'academy-cli' });
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  });
}
