import { migrateDatabase } from '@academy/platform/database/migrate.ts';
import { Problem } from '../command.ts';

/** A database that refuses, by missing rights say, is a matter for its administrator and not for a stack. */
export async function migrate(connectionString: string): Promise<void> {
  try {
    await migrateDatabase(connectionString);
  } catch (error) {
    throw new Problem(`The database cannot be brought to the present schema: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

/** The query builder wraps what PostgreSQL said into a message with the whole query; the cause is the sentence. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message.replace(/\.$/, '');
}
