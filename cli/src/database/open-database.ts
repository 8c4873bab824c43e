import { isRestoreUnderWay } from '@academy/platform/backup/restore-target.ts';
import type { Config } from '@academy/platform/config.ts';
import { ensureDataFolder } from '@academy/platform/data-folder.ts';
import { migrateDatabase } from '@academy/platform/database/migrate.ts';
import { type OpenedDatabase, openDatabase } from '@academy/platform/database/open.ts';
import type { Log } from '@academy/platform/log.ts';
import { Problem } from '../command.ts';

/** Makes the data folder and opens the database of the settings; what fails is told in a sentence. */
export async function openAcademyDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  await ensureDataFolder(config.dataDir).catch((error: unknown) => {
    throw new Problem(
      `The data folder ${config.dataDir} cannot be used (${messageOf(error)}). Set ACADEMY_DATA to a folder that this account may write.`,
      { cause: error },
    );
  });
  if (await isRestoreUnderWay(config.dataDir)) {
    throw new Problem(
      `A backup is being restored into ${config.dataDir}, or was when the restore was cut short: run it again to its end.`,
    );
  }
  return openDatabase(config, log).catch((error: unknown) => {
    throw new Problem(messageOf(error), { cause: error });
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

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
