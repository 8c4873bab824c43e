import { Problem } from './command.ts';

const DISK_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk can only be read',
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EIO: 'the disk does not work',
};

/** Only of a folder that was to be made: elsewhere a file that is missing or in the way is a bug of ours, with a stack. */
const FOLDER_ERRORS: Readonly<Record<string, string>> = {
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'its name is too long',
};

/** What the person at the keyboard can act on, in a sentence; everything else as it is. */
export function diskProblemOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const isFolder = 'syscall' in error && error.syscall === 'mkdir';
  const reason = DISK_ERRORS[code] ?? (isFolder ? FOLDER_ERRORS[code] : undefined);
  if (reason === undefined) return error;
  const file = 'path' in error && typeof error.path === 'string' ? error.path : 'the folder';
  return new Problem(`Cannot use ${file}: ${reason}.`, { cause: error });
}
