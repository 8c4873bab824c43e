import { isRestoreUnderWay } from '@academy/platform/backup/restore-target.ts';
import type { Config } from '@academy/platform/config.ts';
import { ensureDataFolder } from '@academy/platform/data-folder.ts';
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
