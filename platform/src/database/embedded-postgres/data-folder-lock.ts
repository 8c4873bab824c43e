import { accessSync, constants, lchownSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another academy runs on this data folder. */
export class DataFolderInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another academy that is running; stop that one, or set ACADEMY_DATA to another folder.`,
    );
    this.name = 'DataFolderInUseError';
  }
}

export interface DataFolderLock {
  release(): void;
}

const BUSY = 5;

/**
 * One academy at a time on a data folder. The lock is the operating system's own file lock, taken through SQLite
 * because Node offers no other way to it: it ends with the process however that ends, so a kill -9 leaves nothing
 * to clean up, and it does not depend on process ids, which are reused and differ between containers.
 * Nothing else may open the file: closing any descriptor of it would give the lock up.
 */
export function lockDataFolder(dataDir: string, name = 'academy.lock'): DataFolderLock {
  const file = path.join(dataDir, name);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // SQLite would quietly open a file that cannot be written for reading, and then lock nothing.
    accessSync(file, constants.W_OK);
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) {
      throw new DataFolderInUseError(dataDir);
    }
    throw new Error(`The data folder ${dataDir} cannot be locked, because ${file} cannot be written.`, {
      cause: error,
    });
  }
  if (process.getuid?.() === 0) chownToOwnerOf(dataDir, file);
  let held = true;
  return {
    release() {
      if (!held) return;
      held = false;
      database.close();
    },
  };
}

/** Started once as root, the academy must still start as the account that owns the folder. */
function chownToOwnerOf(dataDir: string, file: string): void {
  const owner = statSync(dataDir);
  lchownSync(file, owner.uid, owner.gid);
}
