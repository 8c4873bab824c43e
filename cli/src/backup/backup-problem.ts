import { BackupError } from '@academy/platform/backup/backup-error.ts';
import { Problem } from '../command.ts';
import { diskProblemOf } from '../disk-problem.ts';

/** What the person at the keyboard can act on, in a sentence; everything else as it is. */
export function problemOf(error: unknown): unknown {
  if (error instanceof BackupError) return new Problem(error.message, { cause: error });
  return diskProblemOf(error);
}
