import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { type BackupProgress, type MadeBackup, makeBackup } from '@academy/platform/backup/make-backup.ts';
import { systemClock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import { readSecret } from '@academy/platform/secret.ts';
import { Problem } from '../command.ts';
import { withDatabase } from '../database/with-database.ts';
import { placeOfBackup, problemOf } from './backup-place.ts';
import { createProgressLine } from './progress-line.ts';
import { counted, readableSize } from './readable-size.ts';

/** Returns the exit code: what was written is a backup in any case, but not a whole one if the academy is not whole. */
export async function runBackup(
  config: Config,
  word: string,
  { includeSecret }: { readonly includeSecret: boolean },
): Promise<number> {
  const folder = placeOfBackup(word);
  const secret = await secretOf(config);
  const line = createProgressLine();
  const onProgress = (progress: BackupProgress) => line.show(...shownAs(progress));
  const { dataDir } = config;
  const made = await withDatabase(config, (connectionString) =>
    makeBackup({ connectionString, dataDir, secret, includeSecret, folder, clock: systemClock, onProgress }),
  )
    .catch((error: unknown) => {
      throw problemOf(error);
    })
    .finally(() => line.end());
  console.log(reportOf(folder, made));
  if (made.missing.length === 0) return 0;
  console.error(
    `\nThe academy itself lacks files that it should have, so they are not in the backup either:\n  ${made.missing.join('\n  ')}`,
  );
  return 1;
}

/** Nothing is made here that a backup could not have been made of: neither a database nor a secret. */
async function secretOf(config: Config): Promise<string> {
  const { dataDir, databaseUrl } = config;
  const secret = config.secret ?? (await readSecret(dataDir));
  const hasDatabase = databaseUrl !== null || (await isThere(path.join(dataDir, 'postgres')));
  if (secret !== null && hasDatabase) return secret;
  throw new Problem(`There is no academy in ${dataDir}: set ACADEMY_DATA to its folder.`);
}

async function isThere(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

function shownAs(progress: BackupProgress): [step: string, detail: string] {
  if (progress.step === 'table') return ['Writing the database', progress.name];
  return [
    'Copying files',
    `${counted(progress.count, 'file')} seen, ${readableSize(progress.copiedBytes)} copied`,
  ];
}

function reportOf(folder: string, { manifest, copiedFiles, copiedBytes }: MadeBackup): string {
  const { tables, files, secret } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The backup is in ${folder}`,
    `  database  ${counted(tables.length, 'table')}, ${counted(rows, 'row')}`,
    `  files     ${counted(files.count, 'file')}, ${readableSize(files.bytes)}; copied now: ${counted(copiedFiles, 'file')}, ${readableSize(copiedBytes)}`,
    secret.isIncluded
      ? '  secret    included: keep the folder as safe as the academy itself'
      : '  secret    left out: without ACADEMY_SECRET, which you keep, no video of it can be played again',
  ].join('\n');
}
