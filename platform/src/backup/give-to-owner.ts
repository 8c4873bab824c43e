import { lchown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../blobs/durable-files.ts';

/**
 * Gives what was made in the data folder to the account that the folder belongs to: restored once by root, the academy
 * must still start as that account. Only root can, and only root has to.
 */
export async function giveToOwner(dataDir: string, names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  const give = async (file: string): Promise<void> => {
    const inside = await orNull(readdir(file, { withFileTypes: true }));
    for (const entry of inside ?? []) {
      const inner = path.join(file, entry.name);
      if (entry.isDirectory()) await give(inner);
      else await lchown(inner, uid, gid);
    }
    await orNull(lchown(file, uid, gid));
  };
  for (const name of names) await give(path.join(dataDir, name));
}
