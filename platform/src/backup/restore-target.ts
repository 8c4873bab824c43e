import { open, readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../blobs/durable-files.ts';
import { ensureDataFolder } from '../data-folder.ts';
import { BackupError } from './backup-error.ts';

/*
 * The data folder that a backup is restored into. As long as a file in it says so, a restore is under way or was cut
 * short: all that is there was made by it, and the academy does not start on it.
 */
const MARK = 'restore-under-way';
/** Of a disk of its own, and of who looked at the folder. */
const IGNORED = new Set(['lost+found', 'academy.lock']);

export async function isRestoreUnderWay(dataDir: string): Promise<boolean> {
  return (await orNull(stat(path.join(dataDir, MARK)))) !== null;
}

/** Takes possession of an empty folder, or of what an earlier restore has left unfinished. */
export async function openTarget(dataDir: string): Promise<void> {
  if (await isRestoreUnderWay(dataDir)) await emptyTarget(dataDir);
  const found = ((await orNull(readdir(dataDir))) ?? []).find((name) => !IGNORED.has(name));
  if (found !== undefined) {
    throw new BackupError(
      `The data folder ${dataDir} is not empty (it has ${found}): a backup is restored into a new one. Move it away, or set ACADEMY_DATA to another folder.`,
    );
  }
  await ensureDataFolder(dataDir);
  const mark = await open(path.join(dataDir, MARK), 'wx', 0o600);
  await mark.sync().finally(() => mark.close());
}

export async function closeTarget(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, MARK));
}

/** Everything goes but the mark, which goes last: cut short again, the folder is still known to be unfinished. */
export async function emptyTarget(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name === MARK || name === 'lost+found') continue;
    const entry = path.join(dataDir, name);
    // The database may lie elsewhere, with a link to it here.
    const elsewhere = await orNull(realpath(entry));
    if (elsewhere !== null && elsewhere !== entry) await rm(elsewhere, { recursive: true, force: true });
    await rm(entry, { recursive: true, force: true });
  }
  await closeTarget(dataDir);
}
