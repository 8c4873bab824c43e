import type { BackupOptions, BackupProgress } from '@academy/platform/backup/copy-everything.ts';
import { makeBackup } from '@academy/platform/backup/make-backup.ts';
import { systemClock } from '@academy/platform/clock.ts';
import type { Config } from '@academy/platform/config.ts';
import { withDatabase } from '../database/with-database.ts';
import { requireAcademy } from '../secret/require-academy.ts';
import { problemOf } from './backup-problem.ts';
import { lostReport, reportOf } from './backup-report.ts';
import { createProgressLine } from './progress-line.ts';
import { counted, readableSize } from './readable-size.ts';

/** Returns the exit code: what was written is a backup in any case, but not a whole one if the academy is not whole. */
export async function runBackup(
  config: Config,
  folder: string,
  chosen: Pick<BackupOptions, 'includeSecret' | 'verify' | 'replaceOther'>,
): Promise<number> {
  const secrets = await requireAcademy(config);
  const line = createProgressLine();
  const onProgress = (progress: BackupProgress) => line.show(...shownAs(progress));
  const made = await withDatabase(config, (connectionString) =>
    makeBackup({ ...chosen, connectionString, config, secrets, folder, clock: systemClock, onProgress }),
  )
    .catch((error: unknown) => {
      throw problemOf(error);
    })
    .finally(() => line.end());
  console.log(reportOf(folder, made));
  if (made.lostFiles === 0) return 0;
  console.error(`\n${lostReport(made)}`);
  return 1;
}

function shownAs(progress: BackupProgress): [step: string, detail: string] {
  if (progress.step === 'table') return ['Writing the database', progress.name];
  return [
    'Copying files',
    `${counted(progress.count, 'file')} seen, ${readableSize(progress.copiedBytes)} copied`,
  ];
}
