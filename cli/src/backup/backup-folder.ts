import path from 'node:path';
import { BackupError } from '@academy/platform/backup/backup-error.ts';
import { Problem } from '../command.ts';
import { diskProblemOf } from '../disk-problem.ts';

/** npm runs this in the folder of the academy; a relative folder is meant from where the command was typed. */
export function resolveBackupFolder(word: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), word);
}

/** What the person at the keyboard can act on, in a sentence; everything else as it is. */
export function problemOf(error: unknown): unknown {
  if (error instanceof BackupError) return new Problem(error.message, { cause: error });
  return diskProblemOf(error);
}
