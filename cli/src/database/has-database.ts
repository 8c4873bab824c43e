import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@academy/platform/config.ts';

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
