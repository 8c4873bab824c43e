import { checkBackup } from '@academy/platform/backup/check-backup.ts';
import { type RestoreProgress, restoreBackup } from '@academy/platform/backup/restore-backup.ts';
import type { Config } from '@academy/platform/config.ts';
import { silentLog } from '@academy/platform/log.ts';
import { Problem } from '../command.ts';
import { problemOf } from './backup-problem.ts';
import { contentOf, startCommand } from './backup-report.ts';
import { createProgressLine } from './progress-line.ts';
import { counted, readableSize } from './readable-size.ts';

export async function runRestore(config: Config, folder: string): Promise<void> {
  const { manifest, lockedVideos } = await withProgress((onProgress) =>
    restoreBackup({ folder, config, log: silentLog, onProgress }),
  );
  const secret =
    config.secret === null
      ? `in ${config.dataDir}/secret, for its owner's eyes only`
      : 'ACADEMY_SECRET of the settings';
  console.log(
    [
      `The backup of ${manifest.createdAt} is restored in ${config.dataDir}`,
      ...contentOf(manifest),
      `  secret    ${secret}`,
      ...(lockedVideos === 0
        ? []
        : [
            `  locked    ${counted(lockedVideos, 'video')}: the secret that opens them is neither in the backup nor in the settings. Add it to ACADEMY_OLD_SECRETS, and they play.`,
          ]),
      'Everybody is signed out and signs in again.',
      `Start the academy with ${startCommand(config.dataDir)}`,
    ].join('\n'),
  );
}

export async function runCheck(folder: string): Promise<void> {
  const manifest = await withProgress((onProgress) =>
    checkBackup(folder, (progress) => onProgress({ step: 'check', ...progress })),
  );
  const secret = manifest.secret.isIncluded ? 'included' : 'left out: restoring needs ACADEMY_SECRET';
  console.log(
    [
      `The backup of ${manifest.createdAt} in ${folder} is whole`,
      ...contentOf(manifest),
      `  secret    ${secret}`,
    ].join('\n'),
  );
}

/** Shows how far it is. A signal stops it at the next step, so that what was begun is undone. */
async function withProgress<T>(
  run: (onProgress: (progress: RestoreProgress) => void) => Promise<T>,
): Promise<T> {
  const line = createProgressLine();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // Once: a second signal ends the process at once.
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await run((progress) => {
      if (isStopped) throw new Problem('Stopped before the end: nothing was changed.');
      line.show(...shownAs(progress));
    });
  } catch (error) {
    throw problemOf(error);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    line.end();
  }
}

function shownAs(progress: RestoreProgress): [step: string, detail: string] {
  switch (progress.step) {
    case 'check':
      return ['Checking the backup', `${counted(progress.files, 'file')}, ${readableSize(progress.bytes)}`];
    case 'files':
      return ['Copying files', `${counted(progress.count, 'file')}, ${readableSize(progress.bytes)}`];
    case 'table':
      return ['Filling the database', progress.name];
  }
}
