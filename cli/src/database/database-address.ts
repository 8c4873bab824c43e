import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@academy/platform/config.ts';
import { connectionStringOfRunning } from '@academy/platform/database/embedded-postgres/embedded-postgres.ts';
import { Problem } from '../command.ts';

/** The database of the settings, or the embedded one of the academy that runs. */
export async function databaseAddress(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<string> {
  const address = config.databaseUrl ?? (await connectionStringOfRunning(config.dataDir));
  if (address === null)
    throw new Problem(`No academy is running on ${config.dataDir}, so neither is its database.`);
  return address;
}

/** Whether an academy has its data here already; where not, the first start would make a database. */
export async function hasDatabase({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<boolean> {
  if (databaseUrl !== null) return true;
  return lstat(path.join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  );
}
