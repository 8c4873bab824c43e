import { lchown, open, opendir, readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../blobs/durable-files.ts';
import { ensureDataFolder } from '../data-folder.ts';
import {
  DataFolderInUseError,
  type DataFolderLock,
  lockDataFolder,
} from '../database/embedded-postgres/data-folder-lock.ts';
import { stopOrphanIn } from '../database/embedded-postgres/embedded-postgres.ts';
import type { Log } from '../log.ts';
import { BackupError } from './backup-error.ts';

/*
 * The data folder that a backup is restored into. As long as there is a certain file in it, a restore is under way or was
 * cut short: all that is there was made by it, and the academy does not start on it. A running restore holds a lock on the
 * file, which tells the one from the other.
 */
const MARK = 'restore-under-way';
/** Left by a file system of its own, and by processes that looked into the folder. */
const IGNORED = new Set(['lost+found', 'academy.lock', MARK]);

export interface RestoreTarget {
  /** It is an academy now. */
  complete(): Promise<void>;
  /** It is empty again. */
  abandon(): Promise<void>;
}

export async function isRestoreUnderWay(dataDir: string): Promise<boolean> {
  return (await orNull(stat(path.join(dataDir, MARK)))) !== null;
}

/** Takes possession of an empty folder, or of what an earlier restore has left unfinished. */
export async function openTarget(dataDir: string, log: Log): Promise<RestoreTarget> {
  const isUnfinished = await isRestoreUnderWay(dataDir);
  if (!isUnfinished) await assertEmptyFolder(dataDir);
  await ensureDataFolder(dataDir);
  const lock = markFolder(dataDir);
  const unmark = async () => {
    await rm(path.join(dataDir, MARK));
    lock.release();
  };
  try {
    if (isUnfinished) await emptyFolder(dataDir, log);
    await syncFolder(dataDir);
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    complete: unmark,
    async abandon() {
      // The mark goes last: cut short again, the folder is still known to be unfinished.
      await emptyFolder(dataDir, log);
      await unmark();
    },
  };
}

/**
 * Gives all that a restore made so far to the account that the data folder belongs to: restored once by root, the academy
 * must still start as that account. Only root can, and only root has to.
 */
export async function chownToFolderOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  const lostAndFound = path.join(dataDir, 'lost+found');
  for await (const { parentPath, name } of await opendir(dataDir, { recursive: true })) {
    const entry = path.join(parentPath, name);
    if (!entry.startsWith(lostAndFound)) await lchown(entry, uid, gid);
  }
}

async function assertEmptyFolder(dataDir: string): Promise<void> {
  const found = ((await orNull(readdir(dataDir))) ?? []).find((name) => !IGNORED.has(name));
  if (found === undefined) return;
  throw new BackupError(
    `The data folder ${dataDir} is not empty (it has ${found}): a backup is restored into a new one. Move it away, or set ACADEMY_DATA to another folder.`,
  );
}

function markFolder(dataDir: string): DataFolderLock {
  try {
    return lockDataFolder(dataDir, MARK);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    throw new BackupError(`Another restore into ${dataDir} is under way.`, { cause: error });
  }
}

async function emptyFolder(dataDir: string, log: Log): Promise<void> {
  // A restore that was killed leaves its database running.
  await stopOrphanIn(dataDir, log);
  for (const name of await readdir(dataDir)) {
    if (name === MARK || name === 'lost+found') continue;
    const entry = path.join(dataDir, name);
    // The database may lie elsewhere, with a link to it here.
    const elsewhere = await orNull(realpath(entry));
    if (elsewhere !== null) await rm(elsewhere, { recursive: true, force: true });
    await rm(entry, { recursive: true, force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
