import type { Config } from '@academy/platform/config.ts';
import { connectDatabase, type Database } from '@academy/platform/database/connect.ts';
import { migrate } from './migrate.ts';
import { withDatabase } from './with-database.ts';

/** The same as withDatabase, connected and at the present schema. */
export function withConnection<T>(config: Config, story: (database: Database) => Promise<T>): Promise<T> {
  return withDatabase(config, async (connectionString) => {
    await migrate(connectionString);
    const database = connectDatabase(connectionString, { maxConnections: 2, applicationName: 'academy-cli' });
    try {
      return await story(database);
    } finally {
      await database.close();
    }
  });
}
