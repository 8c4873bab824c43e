import { constants } from 'node:os';
import type { Config } from '@academy/platform/config.ts';
import { connectionStringOfRunning } from '@academy/platform/database/embedded-postgres/embedded-postgres.ts';
import { silentLog } from '@academy/platform/log.ts';
import { openAcademyDatabase } from './open-database.ts';

/**
 * Runs a short command on the database of the settings: on the one of the academy that is running, or else on one
 * that is opened for the command and stopped after it.
 */
export async function withDatabase<T>(
  config: Config,
  story: (connectionString: string) => Promise<T>,
): Promise<T> {
  const running = config.databaseUrl === null ? await connectionStringOfRunning(config.dataDir) : null;
  if (running !== null) return story(running);

  const database = await openAcademyDatabase(config, silentLog);
  // PostgreSQL has a process group of its own, so a Ctrl-C that ends this process would leave it running.
  const stopAndExit = (signal: NodeJS.Signals) => {
    void database.stop().finally(() => process.exit(128 + constants.signals[signal]));
  };
  process.on('SIGINT', stopAndExit).on('SIGTERM', stopAndExit);
  try {
    return await story(database.connectionString);
  } finally {
    process.off('SIGINT', stopAndExit).off('SIGTERM', stopAndExit);
    await database.stop();
  }
}
