import { stat } from 'node:fs/promises';
import type { Config } from '@academy/platform/config.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { longestRunning } from '@academy/platform/outbox/running-processes.ts';
import { secretFile } from '@academy/platform/secret-file.ts';

/**
 * Whether a process of the academy began before the file of the secret was last written, so that it makes new things with an older
 * one. When the secret of the settings changed, nobody can know.
 */
export async function hasOlderProcess(
  { dataDir, secret }: Pick<Config, 'dataDir' | 'secret'>,
  { pool }: Database,
): Promise<boolean> {
  if (secret !== null) return false;
  const first = await longestRunning(pool);
  return first !== null && first.since < (await stat(secretFile(dataDir))).mtime;
}
