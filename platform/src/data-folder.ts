import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the data folder when it is not there yet, and fails when it cannot be written. Other accounts
 * cannot read it; when root makes it, they may pass through but not list, because the embedded PostgreSQL then runs under
 * another account inside it.
 */
export async function ensureDataFolder(dataDir: string): Promise<void> {
  if (await makeFolder(dataDir)) await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  await access(dataDir, constants.W_OK | constants.X_OK);
}

/** A folder that a person named to have something written into: made when it is not there; fails when it cannot be used. */
export async function ensureTargetFolder(folder: string, mode?: number): Promise<void> {
  await makeFolder(path.resolve(folder), mode);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/**
 * False when it was there. Step by step, because mkdir with `recursive` never comes back from a place where
 * nothing can be made at all, such as /proc.
 */
async function makeFolder(folder: string, mode?: number): Promise<boolean> {
  if (await isFolder(folder)) return false;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent, mode);
  try {
    await mkdir(folder, mode);
    return true;
  } catch (error) {
    // Another process was quicker.
    if (await isFolder(folder)) return false;
    throw error;
  }
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
