import path from 'node:path';
import { BackupError } from '@academy/platform/backup/backup-error.ts';
import { Problem } from '../command.ts';

/** npm runs this in the folder of the academy; a relative folder is meant from where the command was typed. */
export function resolveBackupFolder(word: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), word);
}

const DISK_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk can only be read',
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EIO: 'the disk does not work',
};

/** What the person at the keyboard can act on, in a sentence; everything else as it is. */
export function problemOf(error: unknown): unknown {
  if (error instanceof BackupError) return new Problem(error.message, { cause: error });
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reason = DISK_ERRORS[String(error.code)];
  if (reason === undefined) return error;
  const file = 'path' in error && typeof error.path === 'string' ? error.path : 'the folder';
  return new Problem(`Cannot use ${file}: ${reason}.`, { cause: error });
}
