import { chmod, mkdir, stat } from 'node:fs/promises';

/**
 * Makes the data folder when it is not there yet. It is nobody else's to read; when root makes it, others may
 * pass through but not list, because the embedded PostgreSQL then runs under another account inside it.
 */
export async function ensureDataFolder(dataDir: string): Promise<void> {
  const firstMade = await mkdir(dataDir, { recursive: true, mode: 0o755 });
  // chmod, because the umask may have taken away from the mode given to mkdir.
  if (firstMade !== undefined) await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  const found = await stat(dataDir);
  if (!found.isDirectory()) throw new Error(`The data folder ${dataDir} is not a folder.`);
}
